import { html } from 'hono/html';
import type { Markup } from './layout.ts';
import type { PendingPage } from './pending-page.ts';

interface Login {
  problem?: string;
  /** The page to which the login leads. */
  pending?: PendingPage | undefined;
}

/** The login, by an access token. */
export const loginPage = ({ problem, pending }: Login): Markup =>
  html`<h1>Log in</h1>
${problem ? html`<p class="bad" role="alert">${problem}</p>` : ''}
<form class="card" method="post" action="/_releases/login">
${pending ? html`<input type="hidden" name="back" value="${pending.back}"><input type="hidden" name="reason" value="${pending.reason}">` : ''}
<label>Access token <input type="password" name="token" required autocomplete="current-password"></label>
<p class="soft">It begins with <code>rlt_</code>. <code>npm run release -- token create NAME --apps all --scopes read,rollback</code> makes one.</p>
<div class="row"><button class="first">Log in</button></div>
</form>`;

/** A page that says what went wrong. */
export const problemPage = (title: string, detail: string): Markup =>
  html`<h1>${title}</h1><section class="card" role="alert"><p class="bad">${detail}</p>
<div class="row"><a class="button" href="/_releases">All apps</a></div></section>`;
