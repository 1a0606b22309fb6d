import {
  fiscalYearOf,
  forgetChild,
  type RememberedChild,
  rememberChild,
  rememberedChild,
} from '@enerabi/shared/child';
import { useEffect, useRef, useState } from 'react';

/** When most children are admitted. @param today `YYYY-MM-DD` */
export const nextApril = (today: string): string => `${fiscalYearOf(today.slice(0, 7)) + 1}-04`;

/** The chosen child, and whether this browser remembers it. */
export function useChild(today: string) {
  const empty: RememberedChild = { birthday: '', month: nextApril(today) };
  const [child, setChild] = useState(empty);
  /** Two fields may tell of a choice before this renders again. */
  const latest = useRef(child);
  const hasChosen = useRef(false);
  /** Counts fillings from outside, for which selects start anew. */
  const [filledIn, setFilledIn] = useState(0);
  const [isStored, setIsStored] = useState(true);
  const [isForgotten, setIsForgotten] = useState(false);
  const set = (next: RememberedChild): void => {
    latest.current = next;
    setChild(next);
  };
  const fill = (next: RememberedChild): void => {
    set(next);
    setFilledIn((count) => count + 1);
  };
  useEffect(() => {
    const remembered = rememberedChild();
    // The fields have told by now what was chosen before the scripts came: it stays as it is.
    if (!remembered || hasChosen.current) return;
    const hasPassed = remembered.month < today.slice(0, 7);
    fill(hasPassed ? { ...remembered, month: empty.month } : remembered);
  }, []);
  return {
    child,
    filledIn,
    isStored,
    isForgotten,
    choose(change: Partial<RememberedChild>): void {
      hasChosen.current = true;
      const next = { ...latest.current, ...change };
      set(next);
      setIsForgotten(false);
      if (next.birthday !== '' && next.month !== '') setIsStored(rememberChild(next));
    },
    forget(): void {
      forgetChild();
      fill(empty);
      setIsForgotten(true);
    },
  };
}
