/**
 * Runs in the browser. Finds controls that forced colours make invisible: without text, border or system appearance.
 */
export function vanished(): string[] {
  const controls = document.querySelectorAll(
    'a[href], button, input:not([type="hidden"]), select, textarea, summary',
  );
  const isDrawn = (element: Element): boolean =>
    [null, '::before', '::after'].some((part) => {
      const { borderStyle, borderWidth, borderColor, outlineStyle } = getComputedStyle(element, part);
      const isLine =
        borderStyle !== 'none' && Number.parseFloat(borderWidth) > 0 && !/rgba\(.+, 0\)$/.test(borderColor);
      return isLine || outlineStyle !== 'none';
    });
  const hasSign = (control: Element): boolean =>
    [control, ...control.querySelectorAll('*')].some((part) => {
      const { color, backgroundColor, fill, stroke, maskImage } = getComputedStyle(part);
      // A masked drawing must differ in colour from its background.
      if (maskImage !== 'none') return backgroundColor !== getComputedStyle(control).backgroundColor;
      if (part instanceof SVGGraphicsElement) return fill !== backgroundColor || stroke !== 'none';
      if (part instanceof HTMLImageElement) return true;
      return part.textContent.trim() !== '' && color !== backgroundColor;
    });
  return [...controls]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter(
      (control) =>
        getComputedStyle(control).appearance === 'none' || !control.matches('input, select, textarea'),
    )
    .filter(
      (control) => !isDrawn(control) && (control.matches('input, select, textarea') || !hasSign(control)),
    )
    .map((control) => control.outerHTML.slice(0, 120));
}
