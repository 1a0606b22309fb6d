import type { DataRouter } from 'react-router';
import type { Boot, Pin } from '../boot.ts';
import { watchInput } from './unsent-input.ts';

interface BuildDocument {
  seq: number;
  apps?: Record<string, { active: string }>;
}

const differs = (pins: Record<string, Pin>, { apps }: BuildDocument): boolean =>
  Object.entries(apps ?? {}).some(([app, { active }]) => pins[app] && pins[app].release !== active);

const addressOf = ({ pathname, search }: { pathname: string; search: string }): string => pathname + search;

/**
 * Polls `builds/latest.json` (R7.1). When it changed, the next in-app navigation becomes a document load: a click is
 * kept from the router, so the browser follows the link itself; whatever else leads on (back and forward, a form that
 * was sent, a page's own script) is loaded where it arrives.
 * @returns ends the watch
 */
export function watchForNewBuild(
  { seq, pins, pollSeconds }: Pick<Boot, 'seq' | 'pins' | 'pollSeconds'>,
  router: Pick<DataRouter, 'state' | 'subscribe'>,
  { latestBuild = '/builds/latest.json', reload = () => location.reload() } = {},
): () => void {
  let isStale = false;
  const poll = async (): Promise<void> => {
    if (isStale || document.hidden) return;
    const reply = await fetch(latestBuild, { cache: 'no-cache' }).catch(() => undefined);
    const latest = reply?.ok
      ? ((await reply.json().catch(() => undefined)) as BuildDocument | undefined)
      : undefined;
    if (latest && latest.seq > seq) isStale = differs(pins, latest);
  };
  const input = watchInput();
  const keepFromRouter = (event: Event): void => {
    if (isStale && !input.isUnsent()) event.stopPropagation();
  };
  const onClick = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('a[href]')) keepFromRouter(event);
  };
  let sending: HTMLFormElement | undefined;
  const onSubmit = (event: SubmitEvent): void => {
    if (!(event.target instanceof HTMLFormElement)) return;
    if (event.target.method === 'get') keepFromRouter(event);
    else sending = event.target;
  };
  let shown = addressOf(router.state.location);
  let isSubmission = false;
  // It hears of an arrival while the page before it still stands, with what was filled in there.
  const stopFollowing = router.subscribe(({ navigation, location: place, actionData, errors }) => {
    if (navigation.state !== 'idle') {
      isSubmission = navigation.formMethod === 'POST';
      return;
    }
    const hasMoved = addressOf(place) !== shown;
    shown = addressOf(place);
    // An answer in place may be a refusal, and what was typed must then stay; it would be lost with the document, too.
    if (isSubmission && sending && !actionData && !errors) input.hasSent(sending);
    isSubmission = false;
    sending = undefined;
    if (hasMoved && !actionData && isStale && !input.isUnsent()) reload();
  });
  const timer = setInterval(poll, pollSeconds * 1000);
  document.addEventListener('visibilitychange', poll);
  // On window and while capturing: React listens on the document, and must not see the event.
  window.addEventListener('click', onClick, true);
  window.addEventListener('submit', onSubmit, true);
  return () => {
    input.stop();
    stopFollowing();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', poll);
    window.removeEventListener('click', onClick, true);
    window.removeEventListener('submit', onSubmit, true);
  };
}
