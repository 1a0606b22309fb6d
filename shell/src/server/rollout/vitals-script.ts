import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The script's address; the script is no part of any release. */
export const vitalsScriptPath = '/visit_vitals.js';

/**
 * The library, and what to do with its figures: they are sent once, when the page is left or hidden, since only then the
 * last of them are known. The library listens at the document, and so before the window.
 */
const driver = `
(script => {
  const found = {};
  for (const name of ['LCP', 'INP', 'CLS']) webVitals['on' + name](({ value }) => { found[name] = value; });
  let isSent = false;
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || isSent) return;
    isSent = navigator.sendBeacon('/visit_vitals', [script.dataset.token, script.dataset.app, JSON.stringify(found)].join(' '));
  });
})(document.currentScript);
`;

/** The text of the script. */
export function vitalsScript(): string {
  const library = createRequire(import.meta.url).resolve('web-vitals');
  return readFileSync(library, 'utf8') + driver;
}

/** The element that loads it, for a body's end. */
export const vitalsElement = (token: string, app: string, nonce: string): string =>
  `<script async nonce="${nonce}" src="${vitalsScriptPath}" data-token="${token}" data-app="${app}"></script>`;
