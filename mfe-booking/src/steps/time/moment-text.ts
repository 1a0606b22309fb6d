import { monthDayText, timeText } from '@enerabi/shared/ui';

/** `12月3日（木）17:00`. @param clock `YYYY-MM-DD HH:mm:ss` */
export const momentText = (clock: string): string => `${monthDayText(clock)}${timeText(clock.slice(11, 16))}`;
