import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { useFrame } from './frame-context.ts';

/**
 * The focus goes to the main part of where in-app navigation leads, as a document load would put it at the start: a
 * screen reader reads on there, and Tab goes on from there. Who searches goes on typing. A page that chooses the focus
 * itself has the last word: it comes after the header, where this belongs.
 */
export function useFocusFollowsNavigation(): void {
  const { pathname, search } = useLocation();
  const { shown } = useFrame();
  useLayoutEffect(() => {
    if (!shown) return;
    const last = { ...shown };
    const main = document.getElementById('main');
    Object.assign(shown, { pathname, search, main });
    const focused = document.activeElement;
    const isFirst = last.main === undefined;
    const isSamePage = pathname === last.pathname && (isFirst || main === last.main);
    if (isSamePage && (search === last.search || focused?.closest('form'))) return;
    // The header's own scripts may come after the page: the visitor is not called away from what they do there.
    if (isFirst && focused !== document.body) return;
    main?.focus({ preventScroll: true });
  }, [pathname, search, shown]);
}
