type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Tells fields that were filled in before the watch began, or that the browser restored. */
function differsFromStart(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    return field.value !== (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
  }
  if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false;
  if (field.type === 'checkbox' || field.type === 'radio') return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

interface InputWatch {
  /** Whether a form that sends something holds input that was not sent: nothing may take it away (R7.1). */
  isUnsent: () => boolean;
  /** The server has received the form's content; the form may stay for more. */
  hasSent: (form: HTMLFormElement) => void;
  stop: () => void;
}

/**
 * Watches what a visitor fills in. React keeps the default of a controlled field at its value, so a field alone does
 * not tell whether somebody touched it.
 */
export function watchInput(): InputWatch {
  const touched = new WeakSet<HTMLFormElement>();
  for (const form of document.forms) if ([...form.elements].some(differsFromStart)) touched.add(form);
  const onInput = ({ target }: Event): void => {
    const { form } = target as Field;
    if (form) touched.add(form);
  };
  document.addEventListener('input', onInput, true);
  return {
    isUnsent: () =>
      // The pages of a form's way keep in this tab what the page before was filled in with.
      document.querySelector('footer[data-quiet]') !== null ||
      [...document.forms].some((form) => form.method === 'post' && touched.has(form)),
    hasSent: (form) => void touched.delete(form),
    stop: () => document.removeEventListener('input', onInput, true),
  };
}
