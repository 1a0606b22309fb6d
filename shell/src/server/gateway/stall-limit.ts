/**
 * Ends a call that stands still: whoever reads its answer slowly, and an answer that is long, are no reason to.
 * `signal` is for the call; `hasStalled` says afterwards whether the limit ended it.
 */
export class StallLimit {
  #controller = new AbortController();
  #ms: number;

  /** @param ms how long one step may take */
  constructor(ms: number) {
    this.#ms = ms;
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  get hasStalled(): boolean {
    return this.#controller.signal.aborted;
  }

  /**
   * Waits for one step of the call. The signal alone would not do: Node forgets it with the request as garbage once the
   * answer has begun.
   * @throws the signal's reason where the step stands still, or what the step threw
   */
  within<T>(step: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#controller.abort();
        reject(this.signal.reason);
      }, this.#ms);
      step.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }

  /** The body of the call's answer, each piece of it a step; it fails where one stands still or the call breaks off. */
  body(given: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
    const reader = given.getReader();
    const pull = async (controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
      try {
        const { done, value } = await this.within(reader.read());
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        reader.cancel(error).catch(() => {});
        throw error;
      }
    };
    // The stream reads nothing ahead: the visitor's pause between two pieces is not the API's.
    return new ReadableStream({ pull, cancel: (reason) => reader.cancel(reason) }, { highWaterMark: 0 });
  }
}
