/**
 * Ends a call to the API that makes no progress. A long reply, or a visitor who reads it slowly, does not end it. Pass
 * `signal` to the call; `hasStalled` says afterwards whether the limit ended it.
 */
export class StallLimit {
  #controller = new AbortController();
  #ms: number;

  /** @param ms limit of one step */
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
   * Waits for one step of the call. The signal alone is not enough: once the reply has begun, Node collects it as
   * garbage together with the request.
   * @throws the signal's reason if the step exceeds the limit, or the step's own error
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

  /**
   * Wraps the body of the reply, and treats each piece as a step. It fails if a step exceeds the limit or the call
   * breaks off.
   */
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
    // The stream does not read ahead, so the visitor's pause between two pieces does not count as the API's.
    return new ReadableStream({ pull, cancel: (reason) => reader.cancel(reason) }, { highWaterMark: 0 });
  }
}
