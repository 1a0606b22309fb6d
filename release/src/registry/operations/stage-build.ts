import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocumentRelease } from '../../document/index.ts';
import { contractFile, findingText, type GateInput } from '../../gate/finding.ts';
import { inspectRelease } from '../../gate/gate.ts';
import { maximumFirstPageBytes } from '../../limits.ts';
import type { Provenance, RouteClaim, StoredRelease } from '../../store/index.ts';
import type { ProbeResult } from '../log/log-entry.schemas.ts';
import { readHead } from '../log/log-reading.ts';
import type { Probe } from '../probe.ts';
import type { Registry } from '../registry.ts';
import { RegistryError } from '../registry-error.ts';
import type { ReleaseState } from '../release-state.ts';
import { describeRelease } from './describe-release.ts';

export interface StagedBuild extends Registry {
  app: string;
  now: Date;
  /** The build's folder, with `build.json`. */
  buildDir: string;
  commit?: string | null;
  /** Default: `now`. */
  builtAt?: Date;
  /** Runs the release before it is published. Without it, the release is published unproven. */
  probe?: Probe;
  /** Reads the OpenAPI document of the live API; undefined while it does not answer. Without it, no contract is compared. */
  liveContract?: (() => Promise<string | undefined>) | undefined;
  /** Publishes a release although its probe failed, and logs it as faulty; also against rules that allow that. */
  isForced?: boolean;
  /** Its origin as the publisher claims it, for the log and, if the content is new, for `release.json`. */
  provenance?: Provenance | undefined;
  /** Path prefixes that operations give the app with this release. */
  claims?: string[] | undefined;
  onProgress?: (done: number, total: number) => void;
}

export interface StagedRelease {
  to: string;
  release: DocumentRelease;
  probe: ProbeResult;
  /** False: the store had it already. */
  created: boolean;
}

/**
 * Puts a build into the store and runs it once. Nothing is live of it yet.
 * @throws BuildError, RegistryError (`probe_failed` unless forced), the store's own errors
 */
export async function stageBuild(staged: StagedBuild, state: ReleaseState): Promise<StagedRelease> {
  const { store, app, buildDir, now, commit = null, builtAt = now, provenance, onProgress } = staged;
  const stored = await store.putRelease(app, buildDir, {
    commit,
    builtAt: builtAt.toISOString(),
    provenance,
    ...(onProgress && { onProgress }),
  });
  const release = describeRelease(stored);
  const to = stored.manifest.id;
  if (state.apps[app]?.active !== to || stored.created) await passGate(staged, state, stored);
  const probe =
    state.apps[app]?.active === to && !stored.created
      ? skipped('it is active already')
      : await tried(staged, state, { id: to, release });
  if (probe.outcome === 'failed' && !staged.isForced)
    throw new RegistryError(
      'probe_failed',
      `${app} ${to} was not published: ${probe.detail}; mend it, or give --force to publish it as faulty`,
    );
  refuseHeavyPage(staged, to, probe);
  refuseGonePages(staged, to, probe);
  return { to, release, probe, created: stored.created };
}

/** @throws RegistryError `gate_refused` */
function refuseHeavyPage(
  { app, isForced }: StagedBuild,
  id: string,
  { firstPageBytes = 0, pages }: ProbeResult,
): void {
  if (firstPageBytes <= maximumFirstPageBytes || isForced) return;
  throw new RegistryError(
    'gate_refused',
    `${app} ${id} was not published: budget: the scripts of a first page of ${pages.join(', ')} are ${firstPageBytes} bytes (gzip) of at most ${maximumFirstPageBytes}; defer what only shows, or give --force`,
  );
}

/** @throws RegistryError `gate_refused` */
function refuseGonePages({ app, isForced }: StagedBuild, id: string, { gone = [] }: ProbeResult): void {
  if (gone.length === 0 || isForced) return;
  throw new RegistryError(
    'gate_refused',
    `${app} ${id} was not published: gone page: the live release shows ${gone.join(', ')}, and this one answers 404; keep it, or give --force if nothing leads there any more`,
  );
}

/** @throws RegistryError `gate_refused` */
async function passGate(staged: StagedBuild, state: ReleaseState, tested: StoredRelease): Promise<void> {
  const { app, claims: granted = [] } = staged;
  const findings = inspectRelease({
    app,
    tested,
    active: await storedActive(staged, state, app),
    claims: await claimsOf(staged, state, granted),
    ...(await textsOf(staged, tested)),
  }).filter(({ isForcible }) => !(isForcible && staged.isForced));
  if (findings.length > 0)
    throw new RegistryError(
      'gate_refused',
      `${app} ${tested.manifest.id} was not published: ${findings.map(findingText).join('\n  ')}`,
    );
}

/** The texts of a build that rules look at; the store has the same bytes. */
async function textsOf(
  { buildDir, liveContract }: StagedBuild,
  { manifest, integrity }: StoredRelease,
): Promise<Pick<GateInput, 'serverCode' | 'styles' | 'contract' | 'liveContract'>> {
  const text = (name: string): Promise<string> => readFile(path.join(buildDir, name), 'utf8');
  const sheets = Object.keys(integrity.files).filter((name) => name.endsWith('.css'));
  const styles = await Promise.all(sheets.map(async (name) => [name, await text(name)] as const));
  const compared = liveContract !== undefined && contractFile in integrity.files;
  return {
    serverCode: await text(manifest.entry.server),
    styles: Object.fromEntries(styles),
    ...(compared && { contract: await text(contractFile), liveContract: await liveContract() }),
  };
}

/** A damaged live release must not keep the next one away. */
const storedActive = async (
  { store }: Registry,
  { apps }: ReleaseState,
  app: string,
): Promise<StoredRelease | undefined> => {
  const active = apps[app]?.active;
  return active === undefined ? undefined : store.verifyRelease(app, active).catch(() => undefined);
};

/** Lists the owner of each path: by the live shell's own release, by the log, and by this command. */
async function claimsOf(
  staged: StagedBuild,
  state: ReleaseState,
  granted: readonly string[],
): Promise<RouteClaim[] | undefined> {
  const bundled = (await storedActive(staged, state, 'shell'))?.manifest.claims;
  if (!bundled) return undefined;
  const all = [...bundled, ...loggedClaims(state)];
  refuseTaken(all, staged.app, granted);
  return [...all, ...granted.map((path) => ({ path, app: staged.app }))];
}

const loggedClaims = ({ apps }: ReleaseState): RouteClaim[] =>
  Object.entries(apps).flatMap(([app, { claims = [] }]) => claims.map((path) => ({ path, app })));

function refuseTaken(all: readonly RouteClaim[], app: string, granted: readonly string[]): void {
  for (const path of granted) {
    const other = all.find((claim) => claim.path === path && claim.app !== app)?.app;
    if (other)
      throw new RegistryError(
        'gate_refused',
        `${path} is claimed by ${other}, and cannot be claimed for ${app}, too`,
      );
  }
}

/** @throws RegistryError `gate_refused` if another app has one of the paths */
export async function refuseTakenPaths(
  registry: Registry,
  app: string,
  paths: readonly string[],
): Promise<void> {
  const { state } = await readHead(registry);
  const bundled = (await storedActive(registry, state, 'shell'))?.manifest.claims ?? [];
  refuseTaken([...bundled, ...loggedClaims(state)], app, paths);
}

async function tried(
  { app, probe }: StagedBuild,
  state: ReleaseState,
  tested: { id: string; release: DocumentRelease },
): Promise<ProbeResult> {
  if (!probe) return skipped('nobody asked for a probe');
  if (app !== 'shell' && !state.apps.shell) return skipped('there is no live shell to run it in');
  return probe({ app, ...tested });
}

const skipped = (detail: string): ProbeResult => ({ outcome: 'skipped', pages: [], detail });
