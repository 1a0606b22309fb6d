import { type RefObject, useEffect, useRef, useState } from 'react';
import { type DateParts, partNames } from './date-parts.ts';

interface ChosenParts {
  /** The element around the selects, which are in the order year, month, day. */
  box: RefObject<HTMLDivElement | null>;
  parts: DateParts;
  onChoose: () => void;
}

/** Follows the choices in the uncontrolled selects of a date. */
export function useDateParts(initial: DateParts, onChange: (parts: DateParts) => void): ChosenParts {
  const box = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useState(initial);
  const onChoose = (): void => {
    const chosen = chosenIn(box.current);
    setParts(chosen);
    onChange(chosen);
  };
  // Reads what was chosen before the scripts loaded; from then on the selects report changes.
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
