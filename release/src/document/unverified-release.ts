import type { DocumentRelease, ReleaseDocument } from './release-document.schemas.ts';

const none = `sha384-${'A'.repeat(64)}`;

/** The files of a build that a developer serves. */
interface ServedBuild {
  app: string;
  id: string;
  version: string;
  /** Origin of the development server, with a slash at its end. */
  base: string;
  clientEntry: string;
  serverEntry: string;
  /** Paths that the app gets with it. */
  claims?: readonly string[];
}

/**
 * A release document in which a developer's build is an app's only release. Nothing of that build is verified, and its
 * signature is not the document's: this is never stored.
 */
export function withServedBuild(document: ReleaseDocument, served: ServedBuild): ReleaseDocument {
  const { app, id, version, base, clientEntry, serverEntry, claims = [] } = served;
  const known = document.apps[app]?.claims ?? [];
  const all = [...new Set([...known, ...claims])];
  const release: DocumentRelease = {
    app,
    version,
    base,
    manifest: null,
    client: { entry: clientEntry, integrity: none },
    server: { entry: serverEntry, integrity: none },
    files: { path: 'integrity.json', integrity: none },
  };
  const entry = { active: id, lastKnownGood: null, rollout: null, disabled: false };
  return {
    ...document,
    apps: { ...document.apps, [app]: { ...entry, ...(all.length > 0 && { claims: all }) } },
    releases: { ...document.releases, [id]: release },
  };
}
