import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** What the page's rest must not be while the menu lies over it. */
const behind = '#main, body > footer';
/** Where the header shows every way itself; the same width as in header.module.css. */
const wide = '(min-width: 64rem)';

function setInert(isInert: boolean): void {
  for (const element of document.querySelectorAll<HTMLElement>(behind)) element.inert = isInert;
}

/**
 * What a native disclosure lacks as a menu over the page: Escape closes it, a followed link closes it, and the keyboard
 * does not wander behind it.
 * @returns properties of the `<details>` element
 */
export function useMenuBehaviour() {
  const ref = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shownAt = useRef(key);
  const close = (): void => {
    if (ref.current) ref.current.open = false;
  };
  useEffect(() => {
    if (shownAt.current !== key) close();
    shownAt.current = key;
  }, [key]);
  useEffect(() => {
    const screen = matchMedia(wide);
    screen.addEventListener('change', close);
    // It may have been opened before any script came.
    setInert(ref.current?.open === true);
    return () => {
      screen.removeEventListener('change', close);
      setInert(false);
    };
  }, []);
  return {
    ref,
    onToggle: () => setInert(ref.current?.open === true),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !ref.current?.open) return;
      close();
      ref.current.querySelector('summary')?.focus();
    },
  };
}
