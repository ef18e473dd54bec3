/** A time that stands still until a test moves it. */
export class TestClock {
  #now = Date.parse('2025-03-31T17:20:00.000Z');
  readonly read = () => this.#now;

  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }
}
