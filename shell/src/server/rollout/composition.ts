import { isExposed, type ReleaseDocument } from '@enerabi/release/document';

const known = new WeakMap<ReleaseDocument, Map<string, ReleaseDocument>>();

/** The apps of which a part of the visitors gets a candidate. */
export const appsInRollout = ({ apps }: ReleaseDocument): string[] =>
  Object.entries(apps)
    .filter(([, { rollout, disabled }]) => rollout && rollout.weight > 0 && !disabled)
    .map(([app]) => app);

/** The apps that have a candidate, also one that nobody gets but in a preview. */
export const appsWithCandidate = ({ apps }: ReleaseDocument): string[] =>
  Object.keys(apps).filter((app) => apps[app]?.rollout);

/** The apps whose candidate this visitor gets. */
export const exposedApps = (document: ReleaseDocument, visitorId: string): string[] =>
  appsInRollout(document).filter((app) => {
    const entry = document.apps[app];
    return entry !== undefined && isExposed(entry, visitorId);
  });

/**
 * The composition of releases for visitors who get the candidates of some apps: the candidate is active there, with the
 * release of the others right behind it. Made once per document and set of apps; without apps it is the document itself.
 */
export function compositionOf(document: ReleaseDocument, exposed: readonly string[]): ReleaseDocument {
  if (exposed.length === 0) return document;
  const made = known.get(document) ?? new Map<string, ReleaseDocument>();
  known.set(document, made);
  const key = exposed.toSorted().join(' ');
  const composition = made.get(key) ?? withCandidates(document, exposed);
  made.set(key, composition);
  return composition;
}

function withCandidates(document: ReleaseDocument, exposed: readonly string[]): ReleaseDocument {
  const apps = { ...document.apps };
  for (const app of exposed) {
    const entry = document.apps[app];
    if (!entry?.rollout) continue;
    const { active, standing, fallbacks = [], rollout, ...rest } = entry;
    const former = {
      release: active,
      ...(standing ?? { standing: 'probed' as const, at: document.generatedAt }),
    };
    apps[app] = {
      ...rest,
      rollout,
      active: rollout.candidate,
      lastKnownGood: active,
      fallbacks: [former, ...fallbacks.filter(({ release }) => release !== rollout.candidate)],
    };
  }
  return { ...document, apps };
}
