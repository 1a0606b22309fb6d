import {
  type ChangeEvent,
  type ChangeEventHandler,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';

/** The properties of a control whose early input is reported. */
export interface EarlyInputProps<C> {
  onChange?: ChangeEventHandler<C> | undefined;
  /** The control itself. */
  ref?: Ref<C> | undefined;
}

/**
 * Reports what was typed or chosen before the scripts loaded: the browser keeps it, but React fires no event.
 * @param isEarly whether the control's first state differs from the server's HTML
 * @returns the ref for the control; the caller's own ref is set, too
 */
export function useEarlyInput<C extends HTMLElement>(
  { onChange, ref }: EarlyInputProps<C>,
  isEarly: (control: C) => boolean,
) {
  const own = useRef<C>(null);
  useImperativeHandle(ref, () => own.current as C, []);
  useEffect(() => {
    const control = own.current as C;
    // Only calls the listener: writing into the control would disturb an input method (IME).
    if (isEarly(control)) onChange?.({ target: control, currentTarget: control } as ChangeEvent<C>);
  }, []);
  return own;
}
