/**
 * Fills a field from outside, as typing or choosing would: whoever listens to it or holds its value hears of it, React
 * included. For answers that come after the page, of fields that are still empty:
 *
 *     const control = form.elements.namedItem('last_name');
 *     if (control instanceof HTMLInputElement && control.value === '') enterValue(control, saved.lastName);
 *
 * The selects of a date are `name_year`, `name_month` and `name_day`; their values have no leading zeros.
 */
export function enterValue(
  control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
  value: string,
): void {
  // React watches the control's own setter, and would take a change through it for one of its own.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  // A select reports itself; React has heard of typed text by now.
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
