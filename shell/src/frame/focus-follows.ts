import { announce } from '@enerabi/shared/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useFrame } from './frame-context.ts';

/** The link by which each page of this tab's history was left, so that coming back leads the focus there again. */
const leftBy = new Map<string, string>();

function useLinksLeftBy(key: string): void {
  const at = useRef(key);
  at.current = key;
  useEffect(() => {
    const onClick = ({ target }: MouseEvent): void => {
      const link = (target as Element).closest('#main a[href]')?.getAttribute('href');
      if (link) leftBy.set(at.current, link);
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
}

const linkTo = (main: HTMLElement | null, href: string): HTMLElement | null | undefined =>
  main?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`);

/**
 * The focus goes to the main part of where in-app navigation leads, as a document load would put it at the start: a
 * screen reader hears the title and reads on there, and Tab goes on from there. Back leads to the link that the page
 * was left by. Who searches goes on typing, and a page that follows the visitor's hand, such as a map, says so
 * (`state: { keepsFocus: true }`). A page that chooses the focus itself has the last word: it comes after the
 * header, where this belongs.
 */
export function useFocusFollowsNavigation(): void {
  const { pathname, search, key, state } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const { shown } = useFrame();
  useLinksLeftBy(key);
  useLayoutEffect(() => {
    if (!shown) return;
    const last = { ...shown };
    const main = document.getElementById('main');
    Object.assign(shown, { pathname, search, main });
    const focused = document.activeElement;
    const isFirst = last.main === undefined;
    const isSamePage = pathname === last.pathname && (isFirst || main === last.main);
    if (isSamePage && (search === last.search || state?.keepsFocus || focused?.closest('form'))) return;
    // The header's own scripts may come after the page: the visitor is not called away from what they do there.
    if (isFirst && focused !== document.body) return;
    announce(document.title);
    const href = isBack && leftBy.get(key);
    ((href && linkTo(main, href)) || main)?.focus({ preventScroll: true });
  }, [pathname, search, key, state, isBack, shown]);
}
