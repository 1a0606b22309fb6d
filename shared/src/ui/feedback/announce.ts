import hidden from '../display/visually-hidden.module.css';

/** Changes that follow one another at once are heard as one. */
const gatherMs = 100;
/** Long enough to be read out; nobody should meet old news when reading on later. */
const clearAfterMs = 5_000;

const waiting = new Set<string>();
let saying: ReturnType<typeof setTimeout> | undefined;
let clearing: ReturnType<typeof setTimeout> | undefined;

/**
 * Tells visitors who do not see it what has changed, when they have nothing else to listen to. The region is found in
 * the document, not imported: every remote carries its own copy of this module, and all speak through one.
 * @param text a sentence; the same one asked for twice at once is said once, later it is said again
 */
export function announce(text: string): void {
  waiting.add(text);
  const region = statusRegion();
  // The same text again would be no change.
  if (saying === undefined) region.textContent = '';
  saying ??= setTimeout(say, gatherMs);
}

function say(): void {
  saying = undefined;
  statusRegion().textContent = [...waiting].join(' ');
  waiting.clear();
  clearTimeout(clearing);
  clearing = setTimeout(() => {
    for (const region of document.querySelectorAll(anyRegion)) region.textContent = '';
  }, clearAfterMs);
}

const anyRegion = '[data-status-region]';

/** When the modal around it was opened (`openModal`), counted from 1; 0 for the page's own. */
const orderOf = (region: Element): number =>
  Number(region.closest<HTMLElement>('dialog[open]')?.dataset.opened ?? 0);

function statusRegion(): Element {
  // While a modal is open, the page and the modals below it are inert, and nothing in them is heard.
  const [top] = [...document.querySelectorAll(anyRegion)].sort((a, b) => orderOf(b) - orderOf(a));
  if (top) return top;
  const region = document.createElement('p');
  region.setAttribute('role', 'status');
  region.setAttribute('data-status-region', '');
  region.className = hidden.hidden ?? '';
  return document.body.appendChild(region);
}
