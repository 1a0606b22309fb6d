import { escaped } from '../page/plain-page.ts';
import { previewCopy } from './preview.copy.ts';

const css =
  '#preview-mark{position:fixed;inset:auto auto 8px 8px;z-index:9999;max-width:calc(100% - 16px);padding:4px 12px;border-radius:8px;background:#5b2a86;color:#fff;font:700 14px/1.5 sans-serif}#preview-mark a{display:inline-block;padding:10px 4px;color:#fff}';

/**
 * Marks a page of a preview.
 * @param apps whose candidate is shown; none if all of them were taken back
 */
export function previewMark(apps: readonly string[], nonce: string): string {
  const said = apps.length > 0 ? `${previewCopy.mark}: ${apps.join(', ')}` : previewCopy.gone;
  return `<style nonce="${nonce}">${css}</style><aside id="preview-mark" aria-label="${previewCopy.mark}">${escaped(said)} <a href="/preview/end">${previewCopy.end}</a></aside>`;
}
