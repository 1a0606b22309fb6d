import {
  addChild,
  chooseChild,
  forgetChosenChild,
  markChildClass,
  nextApril,
  type RememberedChild,
  rememberChild,
  rememberedChild,
  rememberedChildren,
} from '@enerabi/shared/child';
import { useEffect, useRef, useState } from 'react';

/** The chosen child, the others of the family, and whether this browser remembers them. */
export function useChild(today: string) {
  const empty: RememberedChild = { birthday: '', month: nextApril(today) };
  const [child, setChild] = useState(empty);
  /** Two fields may report a choice before the next render. */
  const latest = useRef(child);
  const hasChosen = useRef(false);
  /** The fields are for one more child, which is remembered when it is complete. */
  const isAdding = useRef(false);
  const [children, setChildren] = useState<readonly RememberedChild[]>([]);
  /** Increases when the values are set from outside, so that the selects start again. */
  const [filledIn, setFilledIn] = useState(0);
  const [isStored, setIsStored] = useState(true);
  const [isForgotten, setIsForgotten] = useState(false);
  const set = (next: RememberedChild): void => {
    latest.current = next;
    setChild(next);
  };
  const fill = (next: RememberedChild): void => {
    const hasPassed = next.month < today.slice(0, 7);
    set(hasPassed ? { ...next, month: empty.month } : next);
    setFilledIn((count) => count + 1);
  };
  const stored = (): void => {
    setChildren(rememberedChildren());
    markChildClass(today);
  };
  useEffect(() => {
    setChildren(rememberedChildren());
    const remembered = rememberedChild();
    // The fields have already reported what was chosen before the scripts loaded, and that takes precedence.
    if (remembered && !hasChosen.current) fill(remembered);
  }, []);
  return {
    child,
    /** Oldest first, with the chosen one. */
    children,
    filledIn,
    isStored,
    isForgotten,
    change(change: Partial<RememberedChild>): void {
      hasChosen.current = true;
      const next = { ...latest.current, ...change };
      set(next);
      setIsForgotten(false);
      if (next.birthday === '' || next.month === '') return;
      setIsStored(isAdding.current ? addChild(next) : rememberChild(next));
      isAdding.current = false;
      stored();
    },
    choose(next: RememberedChild): void {
      isAdding.current = false;
      setIsForgotten(false);
      chooseChild(next);
      fill(next);
      stored();
    },
    /** Empties the fields for one more child. */
    add(): void {
      isAdding.current = true;
      setIsForgotten(false);
      fill(empty);
    },
    forget(): void {
      // While fields are for one more child, they show nothing that is stored.
      const next = isAdding.current ? rememberedChild() : forgetChosenChild();
      isAdding.current = false;
      fill(next ?? empty);
      setIsForgotten(!next);
      stored();
    },
  };
}
