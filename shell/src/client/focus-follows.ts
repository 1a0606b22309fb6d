import type { DataRouter } from 'react-router';

type Place = DataRouter['state']['location'];

/**
 * The focus goes to the main part of where in-app navigation leads, as a document load would put it at the start: a
 * screen reader reads on there, and Tab goes on from there. Who searches goes on typing, and a page that chooses the
 * focus itself has chosen.
 * @param first where the document was loaded
 */
export function focusFollowsNavigation(router: DataRouter, first: Place): void {
  let shown = first;
  const follow = ({ navigation, location: place }: DataRouter['state']): void => {
    if (navigation.state !== 'idle') return;
    const isSamePage = place.pathname === shown.pathname;
    const hasMoved = !isSamePage || place.search !== shown.search;
    shown = place;
    const focused = document.activeElement;
    if (!hasMoved || (isSamePage && focused?.closest('form'))) return;
    requestAnimationFrame(() => {
      if (document.activeElement === focused || document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true });
    });
  };
  router.subscribe(follow);
  follow(router.state);
}
