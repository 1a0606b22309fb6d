import type { DataRouter } from 'react-router';
import type { Boot, Pin } from '../boot.ts';
import { watchInput } from './unsent-input.ts';

interface BuildDocument {
  seq: number;
  apps?: Record<string, { active: string; rollout?: { candidate: string } | null; disabled?: boolean }>;
}

/** Whether a release of this page is neither the active one nor a candidate that is still being tried, or is disabled. */
const differs = (pins: Record<string, Pin>, { apps }: BuildDocument): boolean =>
  Object.entries(apps ?? {}).some(
    ([app, { active, rollout, disabled }]) =>
      pins[app] && (disabled || ![active, rollout?.candidate].includes(pins[app].release)),
  );

const addressOf = ({ pathname, search }: { pathname: string; search: string }): string => pathname + search;

/**
 * Polls `builds/latest.json` (R7.1). When it changes, the next in-app navigation becomes a document load. The router
 * does not see clicks on links, so the browser follows them; other navigations (back and forward, a sent form, a page's
 * script) are reloaded at their destination.
 * @returns stops the polling
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
  // This runs when a navigation has arrived, but before the new page replaces the old one and its input.
  const stopFollowing = router.subscribe(({ navigation, location: place, actionData, errors }) => {
    if (navigation.state !== 'idle') {
      isSubmission = navigation.formMethod === 'POST';
      return;
    }
    const hasMoved = addressOf(place) !== shown;
    shown = addressOf(place);
    // An answer without a navigation may be a refusal. The typed input must then stay, and a document load would lose
    // it.
    if (isSubmission && sending && !actionData && !errors) input.hasSent(sending);
    isSubmission = false;
    sending = undefined;
    if (hasMoved && !actionData && isStale && !input.isUnsent()) reload();
  });
  const timer = setInterval(poll, pollSeconds * 1000);
  document.addEventListener('visibilitychange', poll);
  // On window and in the capturing phase: React listens on the document, and must not see the event.
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
