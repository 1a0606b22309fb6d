import type { EventSummary } from '@enerabi/shared/contract';

/** True if visitors take part over the internet: no facility holds it in its rooms. */
export const isOnline = ({ facility, place }: Pick<EventSummary, 'facility' | 'place'>): boolean =>
  facility === null && /^(オンライン|web)/i.test(place ?? '');
