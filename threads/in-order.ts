/**
 * Starts the work on one item after the other, at most `atOnce` that are not taken yet, and takes the results
 * in the order of the items. A slow `take` thereby slows everything down, and nothing piles up.
 */
export async function inOrder<Item, Result>(
  items: AsyncIterable<Item> | Iterable<Item>,
  atOnce: number,
  start: (item: Item) => Promise<Result>,
  take: (result: Result, item: Item) => Promise<void> | void,
): Promise<void> {
  const started: { readonly item: Item; readonly result: Promise<Result> }[] = [];
  const takeFirst = async () => {
    const first = started.shift();
    if (first !== undefined) await take(await first.result, first.item);
  };
  for await (const item of items) {
    const result = start(item);
    // Waited for in its turn; what failed before its turn must not end the process.
    result.catch(() => undefined);
    started.push({ item, result });
    if (started.length >= atOnce) await takeFirst();
  }
  while (started.length > 0) await takeFirst();
}
