import type { EventSummary } from '@enerabi/shared/contract';

/** Nobody travels to it: no facility holds it in its rooms, and its place is the internet. */
export const online = ({ facility, place }: Pick<EventSummary, 'facility' | 'place'>): boolean =>
  facility === null && /^(オンライン|web)/i.test(place ?? '');
