import type { Boot, Pin } from '../boot.ts';
import { watchInput } from './unsent-input.ts';

interface BuildDocument {
  seq: number;
  apps: Record<string, { active: string }>;
}

const differs = (pins: Record<string, Pin>, { apps }: BuildDocument): boolean =>
  Object.entries(apps).some(([app, { active }]) => pins[app] && pins[app].release !== active);

/**
 * Polls `builds/latest.json` (R7.1). When it changed, the next in-app navigation becomes a document load: the click
 * is kept from the router, so the browser follows the link itself.
 * @returns ends the watch
 */
export function watchForNewBuild(
  { seq, pins, pollSeconds }: Pick<Boot, 'seq' | 'pins' | 'pollSeconds'>,
  latestBuild = '/builds/latest.json',
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
  const onSubmit = (event: SubmitEvent): void => {
    if (event.target instanceof HTMLFormElement && event.target.method === 'get') keepFromRouter(event);
  };
  const timer = setInterval(poll, pollSeconds * 1000);
  document.addEventListener('visibilitychange', poll);
  // On window and while capturing: React listens on the document, and must not see the event.
  window.addEventListener('click', onClick, true);
  window.addEventListener('submit', onSubmit, true);
  return () => {
    input.stop();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', poll);
    window.removeEventListener('click', onClick, true);
    window.removeEventListener('submit', onSubmit, true);
  };
}
