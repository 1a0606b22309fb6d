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
  // What stands there already would be no change.
  if (saying === undefined) region.textContent = '';
  saying ??= setTimeout(say, gatherMs);
}

function say(): void {
  saying = undefined;
  statusRegion().textContent = [...waiting].join(' ');
  waiting.clear();
  clearTimeout(clearing);
  clearing = setTimeout(() => {
    statusRegion().textContent = '';
  }, clearAfterMs);
}

function statusRegion(): Element {
  const found = document.querySelector('[data-status-region]');
  if (found) return found;
  const region = document.createElement('p');
  region.setAttribute('role', 'status');
  region.setAttribute('data-status-region', '');
  region.style.cssText =
    'position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)';
  return document.body.appendChild(region);
}
