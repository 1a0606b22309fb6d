import type { Audience, ServiceId } from '@enerabi/shared/constants';

/** An event a nursery holds. Place, hour and number of families are drawn; the words say neither. */
export interface EventText {
  title: string;
  body: string;
  audience: Audience;
  /** When it is held, as of a notice. Absent: all year. */
  season?: string;
  /** In the garden, where there is one; else it is not held. */
  isOutside?: boolean;
  isOnSaturday?: boolean;
  /** The hours that fit, from and to, if not any hour of the morning. */
  hours?: readonly [string, string];
  needs?: 'meals' | 'infants' | 'older';
  service?: ServiceId;
  /** Each family has a while to itself. */
  mostFamilies?: number;
  /** Everybody may come: in a large room, without a number of families. */
  isForAll?: boolean;
}
