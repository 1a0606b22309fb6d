import { html } from 'hono/html';
import type { StoreVerification } from '../../registry/index.ts';
import type { Markup } from './layout.ts';

/** Everything a rollback relies on, as it was found a moment ago. */
export const verifyPage = ({ environment, entries, releases, faults }: StoreVerification): Markup =>
  html`<h1>${faults.length === 0 ? 'Everything is sound' : 'Something is wrong'}</h1>
<section class="card"><p>${entries} log entries of ${environment} and every file of ${releases} releases were checked.</p>
${faults.map((fault) => html`<p class="bad">${fault}</p>`)}
<div class="row"><a class="button first" href="/_releases">All apps</a></div></section>`;
