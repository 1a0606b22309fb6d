import hidden from '../display/visually-hidden.module.css';

/** Texts within this time are announced together. */
const gatherMs = 100;
/** Long enough to be read out; afterwards the text is removed, so that it is not found later. */
const clearAfterMs = 5_000;

const waiting = new Set<string>();
let saying: ReturnType<typeof setTimeout> | undefined;
let clearing: ReturnType<typeof setTimeout> | undefined;

/**
 * Announces a change to screen readers, if nothing else on the page does. The live region is looked up in the document,
 * not imported: every remote has its own copy of this module, and all use one region.
 * @param text a sentence; a repetition at the same time is announced once, a later one again
 */
export function announce(text: string): void {
  waiting.add(text);
  const region = statusRegion();
  // Setting the same text again would not be a change.
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

/** The position in the order of opened modals (`openModal`), from 1; 0 for the page's own region. */
const orderOf = (region: Element): number =>
  Number(region.closest<HTMLElement>('dialog[open]')?.dataset.opened ?? 0);

function statusRegion(): Element {
  // While a modal is open, the page and the modals below it are inert, so their regions are silent.
  const [top] = [...document.querySelectorAll(anyRegion)].sort((a, b) => orderOf(b) - orderOf(a));
  if (top) return top;
  const region = document.createElement('p');
  region.setAttribute('role', 'status');
  region.setAttribute('data-status-region', '');
  region.className = hidden.hidden ?? '';
  return document.body.appendChild(region);
}
