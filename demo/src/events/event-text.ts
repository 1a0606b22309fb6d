import type { Audience, ServiceId } from '@enerabi/shared/constants';

/** An event at a nursery. Place, hour and number of families are random; the text names none of them. */
export interface EventText {
  title: string;
  body: string;
  audience: Audience;
  /** When it is held, in the notation of a notice. Absent: all year. */
  season?: string;
  /** Held in the garden, and only if there is one. */
  isOutside?: boolean;
  isOnSaturday?: boolean;
  /** The suitable hours, from and to; default: any hour of the morning. */
  hours?: readonly [string, string];
  needs?: 'meals' | 'infants' | 'older';
  service?: ServiceId;
  /** Families come one after another. */
  mostFamilies?: number;
  /** Open to everybody: in a large room, without a number of families. */
  isForAll?: boolean;
}
