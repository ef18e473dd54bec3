/** A program with its arguments. */
export interface Command {
  readonly program: string;
  readonly args: readonly string[];
}

export function command(program: string, ...args: readonly string[]): Command {
  return { program, args };
}
