import { useEffect, useState } from 'react';

/** `markHome` fires it. Not exported: each page would carry the export. */
const homeChange = 'homechange';

/**
 * Loads scripts that only families with a home need, once this browser knows one.
 * @param load imports them; name the chunk, so that it is cached with its release
 * @returns undefined on the server, without a home, and if they cannot be loaded
 */
export function useHomePart<T extends object>(load: () => Promise<T>): T | undefined {
  const [part, setPart] = useState<T>();
  useEffect(() => {
    const take = (): void => {
      if (document.documentElement.dataset.home) load().then(setPart, () => {});
    };
    take();
    addEventListener(homeChange, take);
    return () => removeEventListener(homeChange, take);
  }, []);
  return part;
}
