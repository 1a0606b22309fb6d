import {
  type ChangeEvent,
  type ChangeEventHandler,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';

/** Reports a control's early input to its listener. */
export interface EarlyInputProps<C> {
  onChange?: ChangeEventHandler<C> | undefined;
  /** The control itself. */
  ref?: Ref<C> | undefined;
}

/**
 * Tells of what was typed or chosen before the scripts came: the browser keeps it, and React says nothing of it.
 * @param isEarly whether a control, as the page shows it first, is not as the server wrote it
 * @returns the ref of the control, beside which the caller's own is served
 */
export function useEarlyInput<C extends HTMLElement>(
  { onChange, ref }: EarlyInputProps<C>,
  isEarly: (control: C) => boolean,
) {
  const own = useRef<C>(null);
  useImperativeHandle(ref, () => own.current as C, []);
  useEffect(() => {
    const control = own.current as C;
    // Only told: to write into the control would disturb an input method that is at work in it.
    if (isEarly(control)) onChange?.({ target: control, currentTarget: control } as ChangeEvent<C>);
  }, []);
  return own;
}
