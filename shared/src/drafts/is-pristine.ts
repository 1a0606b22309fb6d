/** Whether a form's fields are as the page's HTML has them: nobody has typed or chosen anything, before or since. */
export const isPristine = (form: HTMLFormElement): boolean => Array.from(form.elements).every(isAsWritten);

function isAsWritten(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value === field.defaultValue;
  if (field instanceof HTMLSelectElement) return field.value === writtenValue(field);
  if (!(field instanceof HTMLInputElement)) return true;
  return field.type === 'checkbox' || field.type === 'radio'
    ? field.checked === field.defaultChecked
    : field.value === field.defaultValue;
}

const writtenValue = ({ options }: HTMLSelectElement): string => {
  const all = Array.from(options);
  return (all.find(({ defaultSelected }) => defaultSelected) ?? all[0])?.value ?? '';
};
