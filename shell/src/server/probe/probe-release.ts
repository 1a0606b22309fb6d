import type { ReleaseDocument } from '@enerabi/release/document';
import { loadVerified, type Releases } from '@enerabi/release/reader';
import type { ProbedRelease, ProbeResult } from '@enerabi/release/registry';
import { storeLayout } from '@enerabi/release/store';
import type { Site } from '@enerabi/shared/kernel';
import type { RenderRequest } from '../../render/render-request.ts';
import type { Candidate } from '../render/candidates.ts';
import { blockedInDevelopmentMs } from '../render/limits.ts';
import { createPrepare } from '../render/prepare.ts';
import { startTimeout } from '../render/render-failure.ts';
import { RenderWorker } from '../render/render-worker.ts';
import { visitor } from '../session/visitor.ts';
import { firstPageBytes } from './first-page-bytes.ts';
import { goneLinks, type ShowPage } from './gone-links.ts';

export interface ProbeSettings {
  storeDir: string;
  releases: Releases;
  apiBaseUrl: string;
  site: Site;
}

/** The API gets as much time as for a visitor's page. */
const pageMs = 10_000;
/** Following links must not use up the time of the whole probe. */
const linksMs = 15_000;

/**
 * Runs a release as the site would: loads it in a render worker, where it renders the probe page that needs no API, and
 * then, if the API answers, the release's own probe pages. A remote runs in the live shell. A shell runs alone, and
 * with every live remote that runs in the live shell.
 */
export async function probeRelease(settings: ProbeSettings, tested: ProbedRelease): Promise<ProbeResult> {
  const live = liveOf(settings.releases);
  const shell = tested.app === 'shell' ? tested.id : live?.apps.shell?.active;
  if (!shell) return skipped('there is no live shell to run it in');
  const prepare = createPrepare({ ...settings, releases: withTested(settings, live, tested) });
  const startOnce = async (candidate: Candidate): Promise<RenderWorker> => {
    const worker = new RenderWorker(
      await prepare(candidate),
      () => {},
      () => {},
      blockedInDevelopmentMs,
    );
    await worker.ready.catch(async (error: unknown) => {
      await worker.stop();
      throw error;
    });
    return worker;
  };
  const start = (candidate: Candidate): Promise<RenderWorker> =>
    startOnce(candidate).catch((error: Error) => {
      // A busy machine is not the release's error; a release that never starts fails at the second attempt, too.
      if (error.message !== startTimeout) throw error;
      return startOnce(candidate);
    });
  try {
    if (tested.app !== 'shell')
      return await probeRemote(settings, live, tested, (remote) => start({ shell, remote }));
    await (await start({ shell, remote: null })).stop();
    await probeWithRemotes(start, shell, live);
    return passed();
  } catch (error) {
    return failed((error as Error).message);
  }
}

async function probeRemote(
  settings: ProbeSettings,
  live: ReleaseDocument | undefined,
  tested: ProbedRelease,
  start: (remote: string) => Promise<RenderWorker>,
): Promise<ProbeResult> {
  const { apiBaseUrl } = settings;
  const worker = await start(tested.id);
  const { verifyRelease } = withTested(settings, live, tested);
  let heaviest = 0;
  try {
    const { probe = [] } = (await loadVerified(storeLayout(settings.storeDir), tested.id, tested.release))
      .release;
    if (probe.length === 0) return passed();
    if (!(await answers(apiBaseUrl)))
      return passed([], `its own pages ${probe.join(', ')} were not tried: no API answers at ${apiBaseUrl}`);
    const show = pagesOf(worker, settings.site);
    for (const page of probe) {
      const reply = await show(page);
      if (reply.status >= 400) return failed(`${page} answers ${reply.status}`);
      heaviest = Math.max(heaviest, await firstPageBytes(reply.html, verifyRelease));
    }
    const active = live?.apps[tested.app]?.active;
    const gone =
      active === undefined || active === tested.id
        ? []
        : await goneFrom(() => start(active), settings.site, probe, show);
    return { ...passed(probe), firstPageBytes: heaviest, ...(gone.length > 0 && { gone }) };
  } finally {
    await worker.stop();
  }
}

/** A live release that fails here says nothing about the tested one. */
async function goneFrom(
  startLive: () => Promise<RenderWorker>,
  site: Site,
  pages: readonly string[],
  tested: ShowPage,
): Promise<string[]> {
  const worker = await startLive().catch(() => undefined);
  if (!worker) return [];
  try {
    const until = performance.now() + linksMs;
    return await goneLinks(pages, pagesOf(worker, site), tested, () => performance.now() < until);
  } catch {
    return [];
  } finally {
    await worker.stop();
  }
}

const pagesOf =
  (worker: RenderWorker, site: Site): ShowPage =>
  async (page) => {
    const deadline = { until: performance.now() + pageMs, failure: 'deadline' } as const;
    return worker.render(requestFor(page, site), deadline).catch((error: Error) => {
      throw new Error(`${page}: ${error.message}`);
    });
  };

/** A remote that does not run in the live shell either shows nothing about the new shell. */
async function probeWithRemotes(
  start: (candidate: Candidate) => Promise<RenderWorker>,
  shell: string,
  live: ReleaseDocument | undefined,
): Promise<void> {
  for (const [app, { active: remote, disabled }] of Object.entries(live?.apps ?? {})) {
    if (app === 'shell' || disabled) continue;
    const tryIn = async (shell: string): Promise<void> => (await start({ shell, remote })).stop();
    await tryIn(shell).catch(async (error: Error) => {
      const runs = await tryIn(live?.apps.shell?.active ?? '').then(
        () => true,
        () => false,
      );
      if (runs) throw new Error(`${app} ${remote} does not run in it: ${error.message}`, { cause: error });
    });
  }
}

/** The release is in the store, but no document names it yet: the caller passes its hashes. */
function withTested(
  { releases, storeDir }: ProbeSettings,
  live: ReleaseDocument | undefined,
  { app, id, release }: ProbedRelease,
): Releases {
  const document = { ...live, releases: { ...live?.releases, [id]: release } } as ReleaseDocument;
  return {
    ...releases,
    current: () => document,
    verifyRelease: (name, wanted) =>
      name === app && wanted === id
        ? loadVerified(storeLayout(storeDir), id, release)
        : releases.verifyRelease(name, wanted),
  };
}

/** Undefined before the first publication. */
function liveOf(releases: Releases): ReleaseDocument | undefined {
  try {
    return releases.current();
  } catch {
    return undefined;
  }
}

const answers = (apiBaseUrl: string): Promise<boolean> =>
  fetch(new URL('/readyz', apiBaseUrl), { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

const requestFor = (page: string, { origin }: Site): RenderRequest => ({
  url: new URL(page, origin).href,
  method: 'GET',
  headers: [],
  requestId: 'probe-page',
  nonce: 'probe',
  session: visitor,
  pins: '{"pins":{}}',
  year: new Date().getFullYear(),
});

const passed = (pages: string[] = [], detail: string | null = null): ProbeResult => ({
  outcome: 'passed',
  pages,
  detail,
});
const skipped = (detail: string): ProbeResult => ({ outcome: 'skipped', pages: [], detail });
const failed = (reason: string): ProbeResult => ({
  outcome: 'failed',
  pages: [],
  detail: `it did not pass its probe (${reason.replace(/\s+/g, ' ').trim().slice(0, 500)})`,
});
