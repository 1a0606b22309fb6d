type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What was filled in before anybody watched, or was put back by the browser. */
function differsFromStart(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false;
  if (field.type === 'checkbox' || field.type === 'radio') return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

interface InputWatch {
  /** Whether a form that sends something holds input that was not sent: nothing may take it away (R7.1). */
  isUnsent: () => boolean;
  stop: () => void;
}

/**
 * Watches what a visitor fills in. React keeps the default of a controlled field at its value, so a field alone does
 * not tell whether somebody touched it.
 */
export function watchInput(): InputWatch {
  const touched = new WeakSet<HTMLFormElement>();
  const onInput = ({ target }: Event): void => {
    const { form } = target as Field;
    if (form) touched.add(form);
  };
  const holdsInput = (form: HTMLFormElement): boolean =>
    form.method === 'post' && (touched.has(form) || [...form.elements].some(differsFromStart));
  document.addEventListener('input', onInput, true);
  return {
    isUnsent: () => [...document.forms].some(holdsInput),
    stop: () => document.removeEventListener('input', onInput, true),
  };
}
