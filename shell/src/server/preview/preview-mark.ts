import { escaped } from '../page/plain-page.ts';
import { previewCopy } from './preview.copy.ts';

const css =
  '#preview-mark{position:fixed;inset:auto auto 8px 8px;z-index:9999;max-width:calc(100% - 16px);padding:4px 12px;border-radius:8px;background:#5b2a86;color:#fff;font:700 14px/1.5 sans-serif}#preview-mark a{display:inline-block;padding:10px 4px;color:#fff}';

/**
 * Marks a page of a preview, whatever release rendered it. It stands behind React's own elements, which hydration leaves
 * alone.
 * @param page UTF-8
 * @param apps whose candidate is shown; none if all of them were taken back
 */
export function withPreviewMark(
  page: Uint8Array,
  apps: readonly string[],
  nonce: string,
): Buffer<ArrayBuffer> {
  const html = Buffer.from(page.buffer, page.byteOffset, page.byteLength);
  const at = html.lastIndexOf('</body>');
  const said = apps.length > 0 ? `${previewCopy.mark}: ${apps.join(', ')}` : previewCopy.gone;
  const mark = `<style nonce="${nonce}">${css}</style><aside id="preview-mark" aria-label="${previewCopy.mark}">${escaped(said)} <a href="/preview/end">${previewCopy.end}</a></aside>`;
  if (at < 0) return Buffer.concat([html, Buffer.from(mark)]);
  return Buffer.concat([html.subarray(0, at), Buffer.from(mark), html.subarray(at)]);
}
