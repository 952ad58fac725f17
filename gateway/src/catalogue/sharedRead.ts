/**
 * A read that everybody makes, kept until what it read has changed. It is shared only while changes are heard of:
 * otherwise each reader asks for itself.
 */
export class SharedRead<Value> {
  readonly #load: () => Promise<Value>;
  readonly #heard: () => boolean;
  #kept: Promise<Value> | undefined;

  /** @param heard whether `drop` would be called at a change. */
  constructor(load: () => Promise<Value>, heard: () => boolean) {
    this.#load = load;
    this.#heard = heard;
  }

  read(): Promise<Value> {
    if (!this.#heard()) return this.#load();
    return (this.#kept ??= this.#keep());
  }

  /**
   * What is kept, or under way, is not handed out any more: a read that began before a change may have seen the rows
   * before it, and nobody who asks after the change must get them.
   */
  drop(): void {
    this.#kept = undefined;
  }

  #keep(): Promise<Value> {
    const value = this.#load();
    // A failure is the answer of those who wait for it, and of nobody after them.
    value.catch(() => {
      if (this.#kept === value) this.#kept = undefined;
    });
    return value;
  }
}
