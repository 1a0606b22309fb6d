import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Parts of the page that are inert while the menu covers them. */
const behind = '#main, body > footer, a[href="#main"]';
/** From this width on the header shows all links itself; the same width is in header.module.css. */
const wide = '(min-width: 64rem)';

function setInert(isInert: boolean): void {
  document.documentElement.toggleAttribute('data-menu', isInert);
  for (const element of document.querySelectorAll<HTMLElement>(behind)) element.inert = isInert;
}

/**
 * Adds what a native disclosure lacks as a menu over the page: Escape and following a link close it, and the keyboard
 * cannot reach the page behind it.
 * @returns properties of the `<details>` element
 */
export function useMenuBehaviour() {
  const ref = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shownAt = useRef(key);
  // The browser fires the toggle event later, but the page behind must be focusable at once.
  const close = (): void => {
    if (ref.current) ref.current.open = false;
    setInert(false);
  };
  useLayoutEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    const hasFocus = ref.current?.open && ref.current.contains(document.activeElement);
    close();
    // A link to the current page changes nothing else, so the focus is moved here.
    if (hasFocus) document.getElementById('main')?.focus({ preventScroll: true });
  }, [key]);
  useEffect(() => {
    const screen = matchMedia(wide);
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !ref.current?.open) return;
      close();
      ref.current.querySelector('summary')?.focus();
    };
    screen.addEventListener('change', close);
    // If the visitor opened the menu by touch, no element in it has the focus.
    document.addEventListener('keydown', onKeyDown);
    // The menu may have been opened before any script loaded, and the focus may have moved behind it.
    if (ref.current?.open && document.activeElement?.closest(behind))
      ref.current.querySelector('summary')?.focus();
    setInert(ref.current?.open === true);
    return () => {
      screen.removeEventListener('change', close);
      document.removeEventListener('keydown', onKeyDown);
      setInert(false);
    };
  }, []);
  return { ref, onToggle: () => setInert(ref.current?.open === true) };
}
