type Listener = () => void;

const listeners = new Set<Listener>();

/**
 * Notifies senders in this process that mail waits. Other processes poll.
 * @returns ends it
 */
export function whenMailWaits(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const mailWaits = (): void => {
  for (const listener of listeners) listener();
};
