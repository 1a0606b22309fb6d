import { html } from 'hono/html';
import type { AppStatus, LogEntry } from '../../registry/index.ts';
import type { Markup } from './layout.ts';
import { appCard } from './overview.page.ts';
import { percentWords, short, standingClass, standingWords, when } from './words.ts';

/** One app: what is behind it, what can be done, and who did what and why. */
export const appPage = (status: AppStatus, history: readonly LogEntry[], now: Date): Markup =>
  html`<h1>${status.app}</h1>
${appCard(status, now, true)}
<section class="card"><h2>Falls back on</h2>
${status.fallbacks.length === 0 ? html`<p class="soft">Nothing is behind it.</p>` : ''}
<ol class="history">${status.fallbacks.map(
    ({ release, standing, at }) =>
      html`<li><span><code>${release}</code> <span class="${standingClass(standing)}">${standingWords(standing)}</span></span>
<span class="soft">found ${when(at, now)}. <a href="/_releases/apps/${status.app}/compare?from=${release}&to=${status.active}">What is different?</a></span></li>`,
  )}</ol></section>
<section class="card"><h2>More commands</h2><div class="row">${commandsFor(status).map(
    ([name, text]) => html`<a class="button" href="/_releases/apps/${status.app}/${name}">${text}…</a>`,
  )}</div></section>
<section class="card"><h2>History</h2><ol class="history">${history.map((entry) => historyItem(entry, now))}</ol></section>`;

function commandsFor({ app, rollout, disabled, locked }: AppStatus): [string, string][] {
  return [
    ...(rollout
      ? ([
          ...(rollout.plan.length > 0 ? [['step', 'Next step']] : []),
          rollout.isPaused ? ['resume', 'Resume the plan'] : ['pause', 'Pause the plan'],
        ] as [string, string][])
      : []),
    ['drill', 'Drill'],
    locked ? ['unlock', 'Unlock'] : ['lock', 'Lock'],
    ...(app === 'shell'
      ? []
      : ([disabled ? ['enable', 'Enable'] : ['disable', 'Disable']] as [string, string][])),
  ];
}

const historyItem = ({ seq, event }: LogEntry, now: Date): Markup => {
  const { command, who, at, reason, from, to, release, app, rollout, retires } = event;
  const isChange = from !== null && from !== to && command !== 'drill';
  return html`<li><span><b>${command}</b> by ${who}${rollout ? `, ${percentWords(rollout.weight)}` : ''}</span>
${reason ? html`<span>${reason}</span>` : ''}
<span class="soft">${from ? html`<code>${short(from)}</code> → ` : ''}<code>${short(retires ?? to)}</code> (${release.version}), seq ${seq}, ${when(at, now)}${
    isChange
      ? html`. <a href="/_releases/apps/${app}/compare?from=${from}&to=${to}">What is different?</a>`
      : ''
  }</span></li>`;
};
