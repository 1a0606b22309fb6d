import type { Boot, Pin } from '../boot.ts';

interface BuildDocument {
  seq: number;
  apps: Record<string, { active: string }>;
}

const differs = (pins: Record<string, Pin>, { apps }: BuildDocument): boolean =>
  Object.entries(apps).some(([app, { active }]) => pins[app] && pins[app].release !== active);

/** Text that a visitor typed and has not sent: nothing may take it away. */
const hasUnsentInput = (): boolean =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'form[method="post"] input, form[method="post"] textarea',
    ),
  ].some((field) => field.type !== 'hidden' && field.value !== field.defaultValue);

/**
 * Polls `builds/latest.json` (R7.1). When it changed, the next in-app navigation becomes a document load: the click
 * is kept from the router, so the browser follows the link itself.
 */
export function watchForNewBuild({ seq, pins, pollSeconds }: Boot): void {
  let isStale = false;
  const poll = async (): Promise<void> => {
    if (isStale || document.hidden) return;
    const reply = await fetch('/builds/latest.json', { cache: 'no-cache' }).catch(() => undefined);
    const latest = reply?.ok
      ? ((await reply.json().catch(() => undefined)) as BuildDocument | undefined)
      : undefined;
    if (latest && latest.seq > seq) isStale = differs(pins, latest);
  };
  setInterval(() => void poll(), pollSeconds * 1000);
  document.addEventListener('visibilitychange', () => void poll());

  const keepFromRouter = (event: Event): void => {
    if (isStale && event.target instanceof Element && !hasUnsentInput()) event.stopPropagation();
  };
  const onClick = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('a[href]')) keepFromRouter(event);
  };
  const onSubmit = (event: SubmitEvent): void => {
    if (event.target instanceof HTMLFormElement && event.target.method === 'get') keepFromRouter(event);
  };
  // On window and while capturing: React listens on the document, and must not see the event.
  window.addEventListener('click', onClick, true);
  window.addEventListener('submit', onSubmit, true);
}
