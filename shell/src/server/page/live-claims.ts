import type { ReleaseDocument } from '@enerabi/release/document';
import type { RouteClaim } from '../../route-owner.ts';

const made = new WeakMap<ReleaseDocument, RouteClaim[]>();

/** Paths that the release document gives to apps, beside those which this server knows by itself. */
export const documentClaims = ({ apps }: Pick<ReleaseDocument, 'apps'>): RouteClaim[] =>
  Object.entries(apps).flatMap(([app, { claims = [] }]) => claims.map((path) => ({ path, app })));

/** Lists the owner of each path: a new team's remote joins without another release of the shell. Made once per document. */
export function liveClaims(known: readonly RouteClaim[], document: ReleaseDocument): readonly RouteClaim[] {
  const claims = made.get(document) ?? [...known, ...documentClaims(document)];
  made.set(document, claims);
  return claims;
}
