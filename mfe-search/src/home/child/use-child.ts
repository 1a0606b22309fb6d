import { forgetChild, type RememberedChild, rememberChild, rememberedChild } from '@enerabi/shared/child';
import { useEffect, useState } from 'react';

/** What is chosen of a child, and whether this browser keeps it. */
export function useChild(usualMonth: string) {
  const [child, setChild] = useState<RememberedChild>({ birthday: '', month: usualMonth });
  /** Counts fillings from outside, for which selects start anew. */
  const [filledIn, setFilledIn] = useState(0);
  const [isKept, setIsKept] = useState(true);
  const [isForgotten, setIsForgotten] = useState(false);
  useEffect(() => {
    const remembered = rememberedChild();
    if (!remembered) return;
    setChild(remembered);
    setFilledIn((count) => count + 1);
  }, []);
  return {
    child,
    filledIn,
    isKept,
    isForgotten,
    choose(change: Partial<RememberedChild>): void {
      const next = { ...child, ...change };
      setChild(next);
      setIsForgotten(false);
      if (next.birthday !== '' && next.month !== '') setIsKept(rememberChild(next));
    },
    forget(): void {
      forgetChild();
      setChild({ birthday: '', month: usualMonth });
      setFilledIn((count) => count + 1);
      setIsForgotten(true);
    },
  };
}
