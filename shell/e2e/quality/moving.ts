/** Runs in the browser. Finds elements that animate for longer than a moment, or would if their state changed. */
export function moving(): string[] {
  const longest = 10;
  const milliseconds = (list: string) =>
    Math.max(
      ...list.split(',').map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)),
    );
  const running = document
    .getAnimations()
    .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) > longest)
    .map(({ effect }) => (effect as KeyframeEffect).target as Element);
  const ready = [...document.querySelectorAll('body, body *')].filter((element) =>
    [null, '::before', '::after', '::backdrop'].some((part) => {
      const { transitionDuration, animationDuration, animationName, scrollBehavior } = getComputedStyle(
        element,
        part,
      );
      return (
        milliseconds(transitionDuration) > longest ||
        (animationName !== 'none' && milliseconds(animationDuration) > longest) ||
        scrollBehavior === 'smooth'
      );
    }),
  );
  return [...new Set([...running, ...ready])].map((element) => element.outerHTML.slice(0, 120));
}
