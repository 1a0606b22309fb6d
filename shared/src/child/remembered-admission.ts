import { type Admission, admissionOf, fiscalYearOf } from './child-class.ts';
import { rememberedChild } from './remembered-child.ts';

/** The usual month of admission, `YYYY-MM`. @param today calendar date in Japan, `YYYY-MM-DD` */
export const nextApril = (today: string): string => `${fiscalYearOf(today.slice(0, 7)) + 1}-04`;

/** A child's admission, with its month, `YYYY-MM`. */
export type RememberedAdmission = Admission & { month: string };

/**
 * The admission of the child that this browser remembers; next April, if the remembered month has passed.
 * @param today calendar date in Japan, `YYYY-MM-DD`
 */
export function rememberedAdmission(today: string): RememberedAdmission | undefined {
  const child = rememberedChild();
  if (!child) return undefined;
  const month = child.month < today.slice(0, 7) ? nextApril(today) : child.month;
  return { ...admissionOf(child.birthday, month), month };
}

/**
 * Marks the document with the class of the remembered child, as `data-child-class` of the root element. Style sheets
 * highlight that class wherever classes are listed; the server never learns it.
 * @param today calendar date in Japan, `YYYY-MM-DD`
 */
export function markChildClass(today: string): void {
  const admission = rememberedAdmission(today);
  const { dataset } = document.documentElement;
  if (admission?.kind === 'class') dataset.childClass = String(admission.child_class_id);
  else delete dataset.childClass;
}
