/**
 * Runs in the browser. Whether the focus is visible: an outline on the control, or on the box that it draws over its
 * card.
 */
export function hasFocusMark(control: Element): boolean {
  return [null, '::after'].some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(control, part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
}
