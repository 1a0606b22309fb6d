import { html } from 'hono/html';
import { type AppStatus, nextStepAt, type Status } from '../../registry/index.ts';
import type { Markup } from './layout.ts';
import { rolloutChart } from './rollout-chart.ts';
import { vitalsTable } from './vitals-table.ts';
import { percentWords, short, standingClass, standingWords, when } from './words.ts';

/** Shows every app, for somebody who was woken up. */
export const overviewPage = ({ apps, environment, seq, projection }: Status, now: Date): Markup =>
  html`<h1>Live in ${environment}</h1>
<p class="${projection.fault ? 'bad' : 'soft'}">${
    projection.fault
      ? `builds/latest.json ${projection.fault}. Mend it on a machine with the key: npm run release -- regenerate`
      : `seq ${seq}, signature verified`
  }, as of ${now.toISOString().slice(11, 19)} UTC. <a href="/_releases">Look again</a> or <a href="/_releases/verify">verify everything</a></p>
${apps.length === 0 ? html`<p>Nothing was published yet.</p>` : ''}
<div class="apps">${apps.toSorted(byUrgency).map((app) => appCard(app, now))}</div>`;

/** Apps that may need somebody come first. */
const byUrgency = (a: AppStatus, b: AppStatus): number => urgency(b) - urgency(a);
const urgency = ({ fault, standing, disabled, rollout }: AppStatus): number =>
  fault || standing === 'faulty' ? 3 : rollout ? 2 : disabled ? 1 : 0;

/**
 * One app: what runs, what is tried, and the way back.
 * @param isAlone on the app's own page
 */
export const appCard = (status: AppStatus, now: Date, isAlone = false): Markup => {
  const { app, active, version, standing, at, who, command, rollout, disabled, locked, fault } = status;
  const back = rollout ? 'Take back' : status.lastKnownGood ? 'Roll back' : null;
  return html`<section class="card" aria-label="${app}">
<div class="head"><h2>${isAlone ? 'Live' : app}</h2><span class="${standingClass(standing)}">${standingWords(standing)}</span></div>
<div><b>${version}</b> <code>${short(active)}</code><br>
<span class="soft">${command} by ${who}, ${when(at, now)}</span></div>
${fault ? html`<p class="bad">FAULT: ${fault}</p>` : ''}
${disabled ? html`<p class="bad">Disabled: its pages apologise</p>` : ''}
${locked ? html`<p class="warn">Locked by ${locked.who}${locked.reason ? `: ${locked.reason}` : ''}</p>` : ''}
${rollout ? rolloutPart(rollout, now) : ''}
<p class="soft">${behindText(status)}</p>
<div class="row">${back ? html`<a class="button danger" href="/_releases/apps/${app}/rollback">${back}…</a>` : ''}
${rollout ? html`<a class="button" href="/_releases/apps/${app}/promote">Promote…</a>` : ''}
${isAlone ? '' : html`<a class="button" href="/_releases/apps/${app}">Details</a>`}</div>
</section>`;
};

function behindText({ lastKnownGood, fallbacks }: AppStatus): string {
  const behind = fallbacks.find(({ release }) => release === lastKnownGood);
  return behind
    ? `Behind it: ${short(behind.release)}, ${standingWords(behind.standing)}`
    : 'Nothing good is behind it';
}

const decisionWords = {
  roll_back: ['bad', 'Clearly worse'],
  hold: ['warn', 'Looks worse, may be chance'],
  not_yet: ['warn', 'Not yet known'],
  pass: ['good', 'No sign of a fault'],
} as const;

function rolloutPart(rollout: NonNullable<AppStatus['rollout']>, now: Date): Markup {
  const { candidate, version, weight, since, verdict, vitals = [] } = rollout;
  const [colour, words] = decisionWords[verdict?.decision ?? 'not_yet'];
  return html`<div><b>Rollout:</b> ${version} <code>${short(candidate)}</code> to ${percentWords(weight)} of the visitors<br>
<span class="soft">since ${when(since, now)}${planText(rollout)}</span></div>
${
  verdict
    ? html`<p><span class="${colour}">${words}.</span> ${verdict.because}.</p>
${rolloutChart(verdict)}`
    : ''
}${vitals.length > 0 ? vitalsTable(vitals) : ''}`;
}

function planText(rollout: NonNullable<AppStatus['rollout']>): string {
  const [next] = rollout.plan;
  if (!next) return '';
  const at = nextStepAt(rollout);
  return at === undefined
    ? '; its plan is paused'
    : `; ${percentWords(next.weight)} from ${new Date(at).toISOString().slice(11, 16)} UTC`;
}
