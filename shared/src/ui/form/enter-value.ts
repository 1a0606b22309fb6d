/** Changes a control as typing would: whoever holds its value hears of it, React included. */
export function enterValue(control: HTMLInputElement, value: string): void {
  // React watches the control's own setter, and would take a change through it for one of its own.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
