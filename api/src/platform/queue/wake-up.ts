type Listener = () => void;

/** Notifies the senders of a queue in this process that something waits. Other processes poll. */
export class WakeUp {
  readonly #listeners = new Set<Listener>();

  /** @returns ends it */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
