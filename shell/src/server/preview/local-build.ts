import { type ReleaseDocument, withServedBuild } from '@enerabi/release/document';
import type { LocalBuild } from '@enerabi/release/preview';
import type { SecurityPolicy } from '../security-headers.ts';

const made = new WeakMap<ReleaseDocument, Map<string, ReleaseDocument>>();

export const localOrigin = ({ port }: LocalBuild): string => `http://localhost:${port}`;

/** The composition for a developer's browser: their own build is the release of its app. Made once per document. */
export function withLocalBuild(document: ReleaseDocument, local: LocalBuild): ReleaseDocument {
  const known = made.get(document) ?? new Map<string, ReleaseDocument>();
  made.set(document, known);
  const key = JSON.stringify(local);
  const { app, entry, paths } = local;
  const composition =
    known.get(key) ??
    withServedBuild(document, {
      app,
      id: 'r_local',
      version: 'local',
      base: `${localOrigin(local)}/`,
      clientEntry: entry.slice(1),
      serverEntry: 'server.cjs',
      claims: paths,
    });
  known.set(key, composition);
  return composition;
}

/**
 * The policy of such a page: it may load from the developer's machine, whose server has no TLS. Browsers trust `localhost`
 * without it, but some would ask there for https.
 */
export const policyWithLocal = (policy: SecurityPolicy, local: LocalBuild): SecurityPolicy => ({
  ...policy,
  development: [...policy.development, localOrigin(local)],
  isHttps: false,
});
