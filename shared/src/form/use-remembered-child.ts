import { useEffect } from 'react';
import { rememberedChild } from '../child/index.ts';
import { enterValue } from '../ui/index.ts';

/**
 * Fills in the birthday and the month of admission that this browser remembers, where neither is filled in. A draft that
 * is restored afterwards outweighs it.
 * @param isEmpty whether the form begins without them
 * @param birthdayField selector of its selects, up to the part of the date
 */
export function useRememberedChild(
  isEmpty: boolean,
  birthdayField = 'select[name^="children."][name$=".birthday_',
): void {
  useEffect(() => {
    const child = isEmpty ? rememberedChild() : undefined;
    if (!child) return;
    fillDate(birthdayField, child.birthday);
    fillDate('select[name="desired_admission_date_', child.month);
  }, [isEmpty, birthdayField]);
}

const parts = ['year', 'month', 'day'];

/** Chooses the parts of a date, unless one is chosen, or there is no such option. */
function fillDate(selector: string, date: string): void {
  const values = date.split('-').map((part) => String(Number(part)));
  const selects = values.map((_, at) =>
    document.querySelector<HTMLSelectElement>(`${selector}${parts[at]}"]`),
  );
  const canFill = selects.every(
    (select, at) => select?.value === '' && [...select.options].some(({ value }) => value === values[at]),
  );
  if (!canFill) return;
  for (const [at, select] of selects.entries()) if (select) enterValue(select, values[at] ?? '');
}
