import type { Finding, GateInput } from './finding.ts';

/** A release serves only paths that its app has claimed: another team's pages are out of its reach. */
export function claimFindings({ app, tested, claims }: GateInput): Finding[] {
  if (!claims || app === 'shell') return [];
  const own = new Set(claims.filter((claim) => claim.app === app).map(({ path }) => path));
  return tested.manifest.paths
    .filter((path) => !own.has(path))
    .map((path) => {
      const owner = claims.find((claim) => claim.path === path)?.app;
      return {
        rule: 'path_claim',
        subject: path,
        detail: owner ? `is claimed by ${owner}, and not by ${app}` : `is claimed by nobody`,
        remedy: owner
          ? 'take it out of `paths` in remote.json'
          : `operations claim it with \`npm run release -- publish ${app} --claim ${path}\``,
        isForcible: false,
      };
    });
}
