/**
 * Fills a field as if the user typed or chose the value, so that listeners and controlled components, also in React,
 * get it. Use it for data that load after the page, in fields that are still empty:
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
  // React overrides the setter of the control itself, and would ignore a change through it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  // React listens to this event for a select; for text, it has handled the input event and ignores this one.
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
