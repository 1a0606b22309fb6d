import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps a form in step with the address. Its controls are left to the browser (they work before and without scripts),
 * so another address has to be told to them. What a visitor typed before the scripts arrived, or after the last link or
 * button that they pressed, while its page is under way, stays.
 *
 * @param address of what the page shows, with the names of the form's controls
 * @returns what has to hear of every change in the form
 */
export function useFilledForm(form: RefObject<HTMLFormElement | null>, address: string) {
  const shown = useRef(address);
  const changedSince = useRef(new Set<EventTarget>());
  // Before the visitor's next key, not after it.
  useLayoutEffect(() => {
    if (shown.current === address || !form.current) return;
    shown.current = address;
    fill(form.current, new URL(address, window.location.origin).searchParams, changedSince.current);
  }, [form, address]);
  // No state of a navigation tells this: on a slow phone it is rendered after the next keys, or never.
  useEffect(() => {
    const leave = () => changedSince.current.clear();
    const press = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a, button')) leave();
    };
    document.addEventListener('click', press, true);
    window.addEventListener('popstate', leave);
    return () => {
      document.removeEventListener('click', press, true);
      window.removeEventListener('popstate', leave);
    };
  }, []);
  return ({ target }: FormEvent<HTMLFormElement>): void => {
    changedSince.current.add(target);
  };
}

function fill(form: HTMLFormElement, values: URLSearchParams, except: ReadonlySet<EventTarget>): void {
  for (const control of form.elements) {
    if (except.has(control)) continue;
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked = values.getAll(control.name).includes(control.value);
    else if (control instanceof HTMLSelectElement || isField(control))
      control.value = values.get(control.name) ?? '';
  }
}

/** Hidden ones are the page's own. */
const isField = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type !== 'hidden';
