interface StoredValue<T> {
  /** The same object as long as nothing has changed. */
  current: () => T;
  /** @returns whether it will be there the next time: until the page is left it is kept in any case */
  keep: (next: T) => boolean;
  /** Calls back whenever this tab or another one has changed it; returns how to stop that. */
  subscribe: (changed: () => void) => () => void;
}

/**
 * A value that this browser keeps for its visitor, in `localStorage`; no request carries it.
 * @param key of this value alone
 * @param read makes the value of whatever JSON stands there, also of nothing (`undefined`) or of nonsense; must not throw
 */
export function storedValue<T>(key: string, read: (stored: unknown) => T): StoredValue<T> {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let value = read(undefined);
  /** Private windows and blocked or full storage. */
  let isBlocked = false;

  const stored = (): string | null => {
    if (isBlocked) return text;
    try {
      return localStorage.getItem(key);
    } catch {
      return text;
    }
  };
  return {
    current: () => {
      const now = stored();
      if (now !== text) {
        text = now;
        value = read(parsed(now));
      }
      return value;
    },
    keep: (next) => {
      text = JSON.stringify(next);
      value = next;
      try {
        localStorage.setItem(key, text);
        isBlocked = false;
      } catch {
        isBlocked = true;
      }
      for (const changed of listeners) changed();
      return !isBlocked;
    },
    subscribe: (changed) => {
      listeners.add(changed);
      window.addEventListener('storage', changed);
      return () => {
        listeners.delete(changed);
        window.removeEventListener('storage', changed);
      };
    },
  };
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
