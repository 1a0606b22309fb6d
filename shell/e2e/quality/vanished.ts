/** Runs in the browser. Controls that lost what shows them: their text, a line around them or the system's own looks. */
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
      // A drawing cut out of a colour: that must not be the colour of what is behind it.
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
