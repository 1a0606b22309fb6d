import { Gauge, Registry } from 'prom-client';
import { standings } from '../document/index.ts';
import { type AppStatus, type LogSource, readStatus } from '../registry/index.ts';

type Figure = (status: AppStatus) => [labels: Record<string, string>, value: number][];

const ofApp = ({ app }: AppStatus, value: number): ReturnType<Figure> => [[{ app }, value]];
const ofRollout = (
  status: AppStatus,
  value: (rollout: NonNullable<AppStatus['rollout']>) => number | undefined,
): ReturnType<Figure> => {
  const found = status.rollout && value(status.rollout);
  return found == null ? [] : ofApp(status, found);
};
const ofArms = (status: AppStatus, figure: 'visits' | 'failed'): ReturnType<Figure> => {
  const verdict = status.rollout?.verdict;
  if (!verdict) return [];
  return (['candidate', 'active'] as const).map((arm) => [{ app: status.app, arm }, verdict[arm][figure]]);
};

/** Each figure by its name; an app without a rollout has none of a rollout. */
const figures: Record<string, { help: string; labels?: string[]; of: Figure }> = {
  release_standing: {
    help: `What is known of the active release: ${standings.map((name, at) => `${at} ${name}`).join(', ')}`,
    of: (status) => ofApp(status, standings.indexOf(status.standing)),
  },
  release_has_fallback: {
    help: '1 if a rollback without a named release has a target',
    of: (status) => ofApp(status, status.lastKnownGood === null ? 0 : 1),
  },
  release_disabled: {
    help: '1 if the app is disabled',
    of: (status) => ofApp(status, Number(status.disabled)),
  },
  release_locked: {
    help: '1 if the app is locked',
    of: (status) => ofApp(status, Number(status.locked !== null)),
  },
  release_rollout_weight: {
    help: 'Part of the visitors that gets the candidate, 0 to 1',
    of: (status) => ofRollout(status, ({ weight }) => weight / 10_000),
  },
  release_rollout_evidence: {
    help: 'Evidence against the candidate: 1 says nothing, from 20 on it is taken back',
    of: (status) => ofRollout(status, ({ verdict }) => verdict?.evidence),
  },
  release_rollout_visits: {
    help: 'Visits counted since the rollout began',
    labels: ['arm'],
    of: (status) => ofArms(status, 'visits'),
  },
  release_rollout_failed_visits: {
    help: 'Visits that met at least one failed page',
    labels: ['arm'],
    of: (status) => ofArms(status, 'failed'),
  },
};

/** The registry's figures in Prometheus' text format, read when they are asked for. */
export async function registryMetrics(source: LogSource): Promise<{ text: string; contentType: string }> {
  const registry = new Registry();
  const { apps, seq, projection } = await readStatus(source, { areFilesHashed: false });
  const plain = (name: string, help: string, value: number): void =>
    new Gauge({ name, help, registers: [registry] }).set(value);
  plain('release_log_seq', 'Number of the newest entry of the release log', seq);
  plain(
    'release_document_sound',
    '1 if builds/latest.json agrees with the log',
    Number(projection.fault === null),
  );
  for (const [name, { help, labels = [], of }] of Object.entries(figures)) {
    const gauge = new Gauge({ name, help, labelNames: ['app', ...labels], registers: [registry] });
    for (const status of apps) for (const [values, value] of of(status)) gauge.set(values, value);
  }
  return { text: await registry.metrics(), contentType: registry.contentType };
}
