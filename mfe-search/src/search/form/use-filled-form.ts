import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps an uncontrolled form in step with the address. The browser manages the controls, so that they work before and
 * without scripts; this hook sets them when the address changes. It does not replace what a visitor typed before the
 * scripts loaded, or during a navigation.
 * @param address of the page, with the names of the form's controls
 * @returns call it on every change in the form
 */
export function useFilledForm(form: RefObject<HTMLFormElement | null>, address: string) {
  const shown = useRef(address);
  const changedSince = useRef(new Set<EventTarget>());
  // In a layout effect, so that it runs before the visitor's next key.
  useLayoutEffect(() => {
    if (shown.current === address || !form.current) return;
    shown.current = address;
    fill(form.current, new URL(address, window.location.origin).searchParams, changedSince.current);
  }, [form, address]);
  // The navigation state cannot be used: on a slow phone it is rendered after the next keys, or never.
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

/** Excludes hidden fields, which the page sets itself. */
const isField = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type !== 'hidden';
