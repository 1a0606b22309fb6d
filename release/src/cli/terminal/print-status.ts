import type { Standing } from '../../document/index.ts';
import { evidenceText, type Verdict } from '../../judge/index.ts';
import {
  type AppStatus,
  type FallbackRelease,
  type LogEntry,
  nextStepAt,
  percent,
  type Status,
} from '../../registry/index.ts';
import type { Percentile75, VitalComparison } from '../../service-record/index.ts';
import { print } from './output.ts';
import { minute, table } from './table.ts';

/**
 * Prints what is live; the exit code is 1 if anything is wrong.
 * @param app if given, its fallbacks and history are printed, too
 */
export function printStatus(
  options: { json?: true },
  status: Status,
  app: string | undefined,
  history: readonly Pick<LogEntry, 'seq' | 'event'>[],
): void {
  const { apps } = status;
  const shown = status;
  const value =
    app === undefined ? shown : { ...shown, history: history.map(({ seq, event }) => ({ seq, ...event })) };
  print(
    options,
    value,
    [
      statusTable(shown),
      ...(app !== undefined && apps[0]?.fallbacks.length ? [fallbackTable(apps[0].fallbacks)] : []),
      ...(history.length ? [historyTable(history)] : []),
    ].join('\n\n'),
  );
  if (status.projection.fault || apps.some(({ fault }) => fault)) process.exitCode = 1;
}

function statusTable({ environment, seq, projection, apps }: Status): string {
  if (seq === 0) return `Nothing was published in ${environment} yet.`;
  const header = ['APP', 'ACTIVE', 'VERSION', 'IS', 'SINCE', 'BY', 'LAST KNOWN GOOD', 'SEQ', 'FILES'];
  const rows = apps.map((row) => [
    row.app,
    row.active,
    row.version,
    said(row.standing),
    `${minute(row.at)} (${row.command})`,
    row.who,
    goodText(row),
    String(row.seq),
    fileState(row),
  ]);
  const document = projection.fault
    ? `builds/latest.json ${projection.fault}. Mend it: npm run release -- regenerate`
    : `builds/latest.json: ${environment}, seq ${projection.seq}, signed by ${projection.signedBy}, verified`;
  return [table(header, rows), ...restrictions(apps), document].join('\n\n');
}

/** Lists rollouts, disabled and locked apps; empty if all is as usual. */
function restrictions(apps: AppStatus[]): string[] {
  const rollouts = apps.flatMap(({ app, rollout }) => (rollout ? [rolloutLine(app, rollout)] : []));
  const disabled = apps.filter((row) => row.disabled).map(({ app }) => `${app} is disabled`);
  const locked = apps.flatMap(({ app, locked }) =>
    locked
      ? [
          `${app} is locked by ${locked.who}, ${minute(locked.at)}${locked.reason ? `: ${locked.reason}` : ''}`,
        ]
      : [],
  );
  const lines = [...rollouts, ...disabled, ...locked];
  return lines.length > 0 ? [lines.join('\n')] : [];
}

function rolloutLine(app: string, rollout: NonNullable<AppStatus['rollout']>): string {
  const { candidate, version, weight, since, standing, verdict, vitals = [] } = rollout;
  const share = `${percent(weight)} of the visitors since ${minute(since)}`;
  return [
    `${app} tries ${candidate} (${version}, ${said(standing.standing)}): ${share}${nextStepText(rollout)}`,
    ...(verdict ? [`  ${verdictText(verdict)}`] : []),
    ...(vitals.length > 0 ? [`  in browsers, 75 % of pages below: ${vitals.map(vitalText).join(', ')}`] : []),
  ].join('\n');
}

function nextStepText(rollout: NonNullable<AppStatus['rollout']>): string {
  const [next] = rollout.plan;
  if (!next) return '';
  const at = nextStepAt(rollout);
  return at === undefined
    ? '; its plan is paused'
    : `; ${percent(next.weight)} from ${minute(new Date(at).toISOString())}`;
}

/** `LCP 1210 ms (40 pages), active 1180 ms (360)` */
function vitalText({ name, candidate, active }: VitalComparison): string {
  const text = (found: Percentile75 | null): string =>
    found ? `${found.value}${name === 'CLS' ? '' : ' ms'} (${found.pages})` : '-';
  return `${name} ${text(candidate)}, active ${text(active)}`;
}

const verdictText = (verdict: Verdict): string =>
  `${verdict.decision.replace('_', ' ')}: ${verdict.because}; ${evidenceText(verdict)}`;

const fileState = ({ fault }: AppStatus): string => (fault === null ? 'ok' : `FAULT ${fault}`);

const said = (standing: Standing): string => standing.replace('_', ' ');

/** If no release has proven itself, the next best is named with what is known of it. */
function goodText({ lastKnownGood, fallbacks }: AppStatus): string {
  const standing = fallbacks.find(({ release }) => release === lastKnownGood)?.standing;
  if (lastKnownGood === null || standing === undefined) return '-';
  return standing === 'known_good' ? lastKnownGood : `${lastKnownGood} (${said(standing)})`;
}

const fallbackTable = (fallbacks: FallbackRelease[]): string =>
  table(
    ['FALLS BACK ON', 'IS', 'SINCE'],
    fallbacks.map(({ release, standing, at }) => [release, said(standing), minute(at)]),
  );

const historyTable = (history: readonly Pick<LogEntry, 'seq' | 'event'>[]): string =>
  table(
    ['SEQ', 'AT', 'COMMAND', 'FROM', 'TO', 'VERSION', 'BY', 'REASON'],
    history.map(({ seq, event }) => [
      String(seq),
      minute(event.at),
      event.command,
      event.from ?? '-',
      event.to,
      event.release.version,
      event.who,
      event.reason?.replace(/\s+/g, ' ') ?? '-',
    ]),
  );
