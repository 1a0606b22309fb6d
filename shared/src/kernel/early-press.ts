import { type RefObject, useEffect, useRef } from 'react';

interface EarlyPress {
  ref: RefObject<HTMLButtonElement | null>;
  'data-early': '';
  /** The script of the document's head, early-press-script.ts, changes attributes before React sees them. */
  suppressHydrationWarning: true;
}

/**
 * Makes a button's presses count from its first paint on (R4.9): a press before its scripts is carried out once they
 * are there. For actions that may come late, such as toggling a favourite, not for sending.
 * @param isPressed state of a toggle button, its `aria-pressed`; absent for other buttons
 * @returns props of the button
 */
export function useEarlyPress(isPressed?: boolean): EarlyPress {
  const ref = useRef<HTMLButtonElement>(null);
  const state = useRef(isPressed);
  state.current = isPressed;
  useEffect(() => {
    const { current: button } = ref;
    const noted = button?.dataset.early;
    if (!button) return undefined;
    delete button.dataset.early;
    button.removeAttribute('aria-busy');
    if (!noted) return undefined;
    // After the first render that knows what this browser has stored: a toggle may already be as wanted.
    const timer = setTimeout(() => {
      const wanted = noted === 'pressed' ? undefined : noted !== 'true';
      if (wanted !== undefined && wanted === state.current) return;
      // React does not know of the change, and would not set the attribute where the state stays as it was.
      if (state.current !== undefined) button.setAttribute('aria-pressed', String(state.current));
      button.click();
    });
    return () => clearTimeout(timer);
  }, []);
  return { ref, 'data-early': '', suppressHydrationWarning: true };
}
