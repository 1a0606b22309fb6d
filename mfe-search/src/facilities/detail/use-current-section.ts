import { type RefObject, useEffect, useState } from 'react';

/** The part of the window's height, from the top, in which the current section is. */
const readingBand = '-25% 0px -60% 0px';

/**
 * Follows the visitor's reading.
 * @param ids of the sections, in the order of the page
 * @param list scrolls sideways to the current section's entry, if it is too narrow for all
 * @returns id of the section that is being read; undefined above the first one
 */
export function useCurrentSection(ids: readonly string[], list: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState<string>();
  const all = ids.join(' ');
  useEffect(() => {
    if (!('IntersectionObserver' in globalThis)) return undefined;
    const inBand = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          inBand[isIntersecting ? 'add' : 'delete'](target.id);
        const [first] = all.split(' ').filter((id) => inBand.has(id));
        if (first) setCurrent(first);
      },
      { rootMargin: readingBand },
    );
    for (const id of all.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [all]);
  useEffect(() => {
    const box = list.current;
    const entry = box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !entry) return;
    const middle = entry.getBoundingClientRect().left + entry.offsetWidth / 2;
    box.scrollLeft += middle - box.getBoundingClientRect().left - box.clientWidth / 2;
  }, [current, list]);
  return current;
}
