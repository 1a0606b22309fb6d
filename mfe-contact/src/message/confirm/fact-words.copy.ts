import { monthDayText } from '@enerabi/shared/japanese';

/** `2026年10月3日（土）10:00`. @param date `YYYY-MM-DD` @param time `HH:mm` */
export const dateAndTime = (date: string, time: string): string =>
  `${date.slice(0, 4)}年${monthDayText(date)}${time}`;

export const gradeText = (grade: number | null): string => (grade ? `${grade}年` : '');
