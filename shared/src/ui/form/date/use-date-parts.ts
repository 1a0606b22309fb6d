import { type RefObject, useEffect, useRef, useState } from 'react';
import { type DateParts, partNames } from './date-parts.ts';

interface ChosenParts {
  /** Goes around the selects, which stand in the order year, month, day. */
  box: RefObject<HTMLDivElement | null>;
  parts: DateParts;
  onChoose: () => void;
}

/** Follows what is chosen in the selects of a date; the browser holds it. */
export function useDateParts(initial: DateParts, onChange: (parts: DateParts) => void): ChosenParts {
  const box = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useState(initial);
  const onChoose = (): void => {
    const chosen = chosenIn(box.current);
    setParts(chosen);
    onChange(chosen);
  };
  // Somebody may have chosen before the scripts came; from then on the selects tell it themselves.
  useEffect(() => {
    const chosen = chosenIn(box.current);
    if (partNames.some((part) => chosen[part] !== initial[part])) onChoose();
  }, []);
  return { box, parts, onChoose };
}

function chosenIn(box: HTMLDivElement | null): DateParts {
  const [year = '', month = '', day = ''] = [...(box?.querySelectorAll('select') ?? [])].map(
    ({ value }) => value,
  );
  return { year, month, day };
}
