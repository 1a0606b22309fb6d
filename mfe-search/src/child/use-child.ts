import {
  forgetChild,
  markChildClass,
  nextApril,
  type RememberedChild,
  rememberChild,
  rememberedChild,
} from '@enerabi/shared/child';
import { useEffect, useRef, useState } from 'react';

/** The chosen child, and whether this browser remembers it. */
export function useChild(today: string) {
  const empty: RememberedChild = { birthday: '', month: nextApril(today) };
  const [child, setChild] = useState(empty);
  /** Two fields may report a choice before the next render. */
  const latest = useRef(child);
  const hasChosen = useRef(false);
  /** Increases when the values are set from outside, so that the selects start again. */
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
    // The fields have already reported what was chosen before the scripts loaded, and that takes precedence.
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
      if (next.birthday === '' || next.month === '') return;
      setIsStored(rememberChild(next));
      markChildClass(today);
    },
    forget(): void {
      forgetChild();
      markChildClass(today);
      fill(empty);
      setIsForgotten(true);
    },
  };
}
