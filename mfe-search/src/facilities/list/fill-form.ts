/**
 * Writes an address's values into a form's own controls. The controls are left to the browser (they work before and
 * without scripts), so a change of the address that did not come from the form has to be told to it.
 */
export function fillForm(form: HTMLFormElement, values: URLSearchParams): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked = values.getAll(control.name).includes(control.value);
    else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
      control.value = values.get(control.name) ?? '';
  }
}
