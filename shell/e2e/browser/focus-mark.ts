/**
 * Runs in the browser. Whether one sees that this has the focus: an outline on it, or on what it draws over the card
 * that it is the link of.
 */
export function hasFocusMark(control: Element): boolean {
  return [null, '::after'].some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(control, part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
}
