import { useEffect, useState } from 'react';
import { cardId } from '../../map/marks/card-id.ts';

const idOf = (target: EventTarget | null): number | undefined => {
  const card = target instanceof Element && target.closest('li[id^="facility-"]');
  return card ? Number(card.id.slice(cardId(0).length - 1)) : undefined;
};

/**
 * Keeps a card of the list and its mark on the map in step: one that is pointed at or has the focus marks the other. The
 * cards belong to another part of the page, which the map reads from the document.
 */
export function useMarkedCard() {
  const [marked, setMarked] = useState<number>();
  useEffect(() => {
    const point = ({ target }: Event): void => setMarked(idOf(target));
    const list = document.getElementById('results')?.closest('section');
    list?.addEventListener('pointerover', point);
    list?.addEventListener('focusin', point);
    return () => {
      list?.removeEventListener('pointerover', point);
      list?.removeEventListener('focusin', point);
    };
  }, []);
  useEffect(() => {
    if (marked === undefined) return;
    const card = document.getElementById(cardId(marked));
    card?.setAttribute('data-marked', '');
    return () => card?.removeAttribute('data-marked');
  }, [marked]);
  return {
    marked,
    mark: setMarked,
    /** Leads from a mark to its card. */
    show(facilityId: number): void {
      const card = document.getElementById(cardId(facilityId));
      card?.scrollIntoView({ block: 'center' });
      card?.querySelector('a')?.focus({ preventScroll: true });
      setMarked(facilityId);
    },
  };
}
