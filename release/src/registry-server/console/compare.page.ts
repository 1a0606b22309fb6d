import { html } from 'hono/html';
import type { ReleaseComparison } from '../compare-releases.ts';
import type { Markup } from './layout.ts';
import { kilobytes, short } from './words.ts';

/** Shows the difference of two releases of an app. */
export const comparePage = (app: string, comparison: ReleaseComparison): Markup => {
  const { from, to, versions, commits, bytes, added, removed, changed, same, routes, paths, shared } =
    comparison;
  return html`<h1>${app}: what is different</h1>
<section class="card"><div class="scroll"><table>
<tr><td></td><th><code>${short(from)}</code></th><th><code>${short(to)}</code></th></tr>
<tr><th>version</th><td>${versions[0]}</td><td>${versions[1]}</td></tr>
<tr><th>commit</th><td>${commits[0]?.slice(0, 10) ?? 'unknown'}</td><td>${commits[1]?.slice(0, 10) ?? 'unknown'}</td></tr>
<tr><th>bytes</th><td>${kilobytes(bytes[0])}</td><td>${kilobytes(bytes[1])}</td></tr>
</table></div>
${listOf('New routes', routes.added)}${listOf('Routes that are gone', routes.removed)}
${listOf('New path prefixes', paths.added)}${listOf('Path prefixes that are gone', paths.removed)}
${listOf(
  'Shared modules',
  shared.map(({ name, before, after }) => `${name}: ${before ?? 'none'} → ${after ?? 'none'}`),
)}</section>
<section class="card"><h2>Files</h2><p class="soft">${same} files are the same.</p><div class="scroll"><table>
<tr><th>file</th><th class="number">before</th><th class="number">after</th></tr>
${removed.map(({ path, size }) => fileRow(path, size, null))}
${added.map(({ path, size }) => fileRow(path, null, size))}
${changed.map(({ path, before, after }) => fileRow(path, before, after))}
</table></div></section>
<p><a class="button" href="/_releases/apps/${app}">${app}</a></p>`;
};

const fileRow = (path: string, before: number | null, after: number | null): Markup =>
  html`<tr><td><code>${path}</code></td><td class="number">${before === null ? '-' : kilobytes(before)}</td><td class="number">${
    after === null ? '-' : kilobytes(after)
  }</td></tr>`;

const listOf = (title: string, items: readonly string[]): Markup =>
  items.length === 0
    ? html``
    : html`<div><b>${title}</b><br>${items.map((item) => html`<code>${item}</code><br>`)}</div>`;
