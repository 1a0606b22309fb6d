interface StoredValue<T> {
  /** Returns the same object until the value changes. */
  current: () => T;
  /** @returns whether it was stored; if not, it lasts until the page is left */
  keep: (next: T) => boolean;
  /** Calls back whenever this tab or another one has changed it; returns how to unsubscribe. */
  subscribe: (changed: () => void) => () => void;
}

/**
 * A value that this browser stores in `localStorage`; no request sends it.
 * @param key of this value alone
 * @param read converts the stored JSON, which may also be absent (`undefined`) or invalid; must not throw
 */
export function storedValue<T>(key: string, read: (stored: unknown) => T): StoredValue<T> {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let value = read(undefined);
  /** Set in private windows, and if the storage is blocked or full. */
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
