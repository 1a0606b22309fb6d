type Listener = () => void;

const listeners = new Set<Listener>();

/**
 * Tells senders in this process that mail waits. Others find it when they look next.
 * @returns ends it
 */
export function whenMailWaits(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const mailWaits = (): void => {
  for (const listener of listeners) listener();
};
