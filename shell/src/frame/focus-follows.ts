import { announce } from '@enerabi/shared/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useFrame } from './frame-context.ts';

/** The link by which each page of this tab's history was left; going back moves the focus to it. */
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
 * Moves the focus to the main part after an in-app navigation, as a document load would start there: a screen reader
 * reads the title and continues, and Tab continues from there. Going back moves the focus to the link by which the page
 * was left. A search keeps the focus in its field, and a page that follows the visitor's hand, such as a map, asks for
 * the same (`state: { keepsFocus: true }`). A page can set the focus itself: its effects run after the header's, where
 * this hook is used.
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
    // The header's scripts may load after the page: the focus stays where the visitor already is.
    if (isFirst && focused !== document.body) return;
    announce(document.title);
    const href = isBack && leftBy.get(key);
    ((href && linkTo(main, href)) || main)?.focus({ preventScroll: true });
  }, [pathname, search, key, state, isBack, shown]);
}
