import { markChildClass } from '@enerabi/shared/child';
import { dayInJapan } from '@enerabi/shared/clock';

/** Marks the class of the child that this browser remembers, on every page. */
export const markChild = (): void => markChildClass(dayInJapan(new Date()));
