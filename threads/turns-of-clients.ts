/**
 * What waits, in a queue of each client. The queues take turns, one item each; so a client alone gets everything, and
 * nobody waits for another's queue.
 */
export class TurnsOfClients<Item> {
  /** In the order of their turns. */
  readonly #queues = new Map<string, Item[]>();

  add(client: string, item: Item): void {
    const queue = this.#queues.get(client);
    if (queue === undefined) this.#queues.set(client, [item]);
    else queue.push(item);
  }

  /** Takes the first item that suits of the next client that has one; that client's next turn comes last. */
  take(suits: (item: Item) => boolean): Item | undefined {
    for (const [client, queue] of this.#queues) {
      const at = queue.findIndex(suits);
      const item = queue[at];
      if (item === undefined) continue;
      this.#queues.delete(client);
      queue.splice(at, 1);
      if (queue.length > 0) this.#queues.set(client, queue);
      return item;
    }
    return undefined;
  }

  /** Takes an item out of turn, if it is there. */
  remove(client: string, item: Item): void {
    const queue = this.#queues.get(client) ?? [];
    const at = queue.indexOf(item);
    if (at >= 0) queue.splice(at, 1);
    if (queue.length === 0) this.#queues.delete(client);
  }
}
