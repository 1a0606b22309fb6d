type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Finds fields that were filled in before the watch began, or that the browser restored. */
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
  /** Whether a form holds input that has not been sent: a document load must not lose it (R7.1). */
  isUnsent: () => boolean;
  /** Call it when the server has received the form's content; the form may stay for more input. */
  hasSent: (form: HTMLFormElement) => void;
  stop: () => void;
}

/**
 * Watches what a visitor fills in. The watch is needed because React sets the default of a controlled field to its
 * value: the field itself does not show that it was changed.
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
      // Pages of a form in several steps keep the input of earlier steps in this tab.
      document.querySelector('footer[data-quiet]') !== null ||
      [...document.forms].some((form) => form.method === 'post' && touched.has(form)),
    hasSent: (form) => void touched.delete(form),
    stop: () => document.removeEventListener('input', onInput, true),
  };
}
