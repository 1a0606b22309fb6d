import { type RefObject, useLayoutEffect, useState } from 'react';

interface TextAreaControl {
  id: string;
  ref: RefObject<HTMLTextAreaElement | null>;
}

/**
 * Keeps what was typed into a textarea before the scripts came. Where the server wrote a text into it, React (19.3) writes
 * that text anew when it takes the page over, which it does to no other control.
 */
export function useSavedText({ id, ref }: TextAreaControl): void {
  const [early] = useState(() => earlyTextOf(id));
  useLayoutEffect(() => {
    // It is another one where this page took the place of one with a field of the same name.
    if (early?.area === ref.current && early.area.value !== early.text) early.area.value = early.text;
  }, []);
}

function earlyTextOf(id: string) {
  if (typeof document === 'undefined') return undefined;
  const area = document.getElementById(id);
  return area instanceof HTMLTextAreaElement ? { area, text: area.value } : undefined;
}
