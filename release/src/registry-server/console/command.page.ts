import { html } from 'hono/html';
import type { AppStatus } from '../../registry/index.ts';
import type { Markup } from './layout.ts';
import { short, standingWords } from './words.ts';

interface CommandWords {
  title: string;
  /** The effect, in words for somebody who is tired. */
  effect: string;
  button: string;
  isDangerous?: true;
}

const nextRequest =
  'Visitors get it with their next page. Open tabs follow at their next navigation, and never lose what was typed.';

/** The console's words before a command. */
export function commandWords(name: string, { app, active, rollout, lastKnownGood }: AppStatus): CommandWords {
  const candidate = rollout ? `${rollout.version} (${short(rollout.candidate)})` : 'the candidate';
  const words: Record<string, CommandWords> = {
    rollback: rollout
      ? {
          title: `Take ${candidate} back`,
          effect: `Everybody gets ${short(active)} again. ${nextRequest}`,
          button: 'Take it back now',
          isDangerous: true,
        }
      : {
          title: `Roll ${app} back`,
          effect: `${short(active)} goes, ${lastKnownGood ? short(lastKnownGood) : 'nothing'} comes. ${nextRequest}`,
          button: 'Roll back now',
          isDangerous: true,
        },
    promote: {
      title: `Give ${candidate} to everybody`,
      effect: `${short(active)} stays behind it, and a rollback goes back to it. ${nextRequest}`,
      button: 'Promote now',
    },
    step: {
      title: 'Take the next step now',
      effect: 'More visitors get the candidate.',
      button: 'Take the step',
    },
    pause: {
      title: 'Pause the plan',
      effect: 'Visitors keep what they have. The error budget goes on watching.',
      button: 'Pause',
    },
    resume: {
      title: 'Resume the plan',
      effect: 'A step whose time has come is taken within seconds.',
      button: 'Resume',
    },
    disable: {
      title: `Disable ${app}`,
      effect: 'All its pages apologise until it is enabled. A rollback is usually better.',
      button: 'Disable',
      isDangerous: true,
    },
    enable: { title: `Enable ${app}`, effect: 'Its pages come back.', button: 'Enable' },
    lock: {
      title: `Lock ${app}`,
      effect: 'Nobody can publish, roll out or promote until it is unlocked. Rolling back stays possible.',
      button: 'Lock',
    },
    unlock: { title: `Unlock ${app}`, effect: 'Its team can publish again.', button: 'Unlock' },
    drill: {
      title: `Drill ${app}`,
      effect: 'Runs the release that a rollback would go to, away from visitors. It takes some seconds.',
      button: 'Run the drill',
    },
  };
  return words[name] ?? { title: name, effect: '', button: name };
}

/** Asks for the reason, and runs the command. A rollback offers every release behind the live one. */
export function commandPage(name: string, status: AppStatus, problem?: string, reason = ''): Markup {
  const { app, active, rollout } = status;
  const { title, effect, button, isDangerous } = commandWords(name, status);
  return html`<h1>${title}</h1>
${problem ? html`<p class="bad" role="alert">${problem}</p>` : ''}
<form class="card" method="post" action="/_releases/apps/${app}/${name}">
<p>${effect}</p>
<input type="hidden" name="expect" value="${active}">
${rollout ? html`<input type="hidden" name="candidate" value="${rollout.candidate}">` : ''}
${name === 'rollback' && !rollout ? targets(status) : ''}
<label>Why? <input type="text" name="reason" required maxlength="2000" value="${reason}" autocomplete="off"></label>
<div class="row"><button class="${isDangerous ? 'danger' : 'first'}">${button}</button>
<a class="button" href="/_releases/apps/${app}">Cancel</a></div>
</form>`;
}

function targets({ fallbacks, lastKnownGood }: AppStatus): Markup {
  if (fallbacks.length < 2) return html``;
  return html`<fieldset><legend>Back to</legend>${fallbacks.map(
    ({ release, standing }) =>
      html`<label class="choice"><input type="radio" name="release" value="${release}"${
        release === lastKnownGood ? html` checked` : ''
      }><span><code>${short(release)}</code> ${standingWords(standing)}</span></label>`,
  )}</fieldset>`;
}
