export { acceptedAgeText, ageText, classesText, monthsText } from './age.ts';
export { dateText, daysBetween, tokyoDate } from './calendar.ts';
export * from './distance.ts';
export { excerptOf } from './excerpt.ts';
export * from './opening.ts';
export * from './quantity.ts';
export * from './salary.ts';
export * from './wall-clock.ts';
