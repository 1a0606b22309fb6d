import { type RefObject, useLayoutEffect, useState } from 'react';

interface TextAreaControl {
  id: string;
  ref: RefObject<HTMLTextAreaElement | null>;
}

/**
 * Keeps text that was typed into a textarea before the scripts loaded. React (19.3) sets the server's text again when
 * it hydrates a textarea, unlike any other control.
 */
export function useSavedText({ id, ref }: TextAreaControl): void {
  const [early] = useState(() => earlyTextOf(id));
  useLayoutEffect(() => {
    // It is a different element if this page has replaced another with a field of the same name.
    if (early?.area === ref.current && early.area.value !== early.text) early.area.value = early.text;
  }, []);
}

function earlyTextOf(id: string) {
  if (typeof document === 'undefined') return undefined;
  const area = document.getElementById(id);
  return area instanceof HTMLTextAreaElement ? { area, text: area.value } : undefined;
}
