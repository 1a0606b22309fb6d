import { html } from 'hono/html';
import type { Confirmation } from '../../registry/index.ts';
import type { Markup } from './layout.ts';

/** A command's outcome, with what was read back after it. */
export interface CommandOutcome {
  app: string;
  ms: number;
  /** The new state, in one sentence. */
  text: string;
  confirmation?: Confirmation | undefined;
}

export const resultPage = ({ app, ms, text, confirmation }: CommandOutcome): Markup =>
  html`<h1>Done in ${ms} ms</h1>
<section class="card" role="status"><p class="good">${text}</p>
${
  confirmation
    ? html`<p>Read back and verified: signature, and ${confirmation.files} files of the release; seq ${confirmation.seq}.${
        confirmation.overtakenBy
          ? html` <span class="warn">${confirmation.overtakenBy} was made active since.</span>`
          : ''
      }</p>`
    : ''
}
<div class="row"><a class="button first" href="/_releases">All apps</a><a class="button" href="/_releases/apps/${app}">${app}</a></div>
</section>`;
