import type { Finding, GateInput } from './finding.ts';

/** Search engines, bookmarks and other teams' pages lead to a path that was live. */
export const gonePathFindings = ({ tested, active }: GateInput): Finding[] =>
  (active?.manifest.paths ?? [])
    .filter((path) => !tested.manifest.paths.includes(path))
    .map((path) => ({
      rule: 'gone_path',
      subject: path,
      detail: `is served by the live ${active?.manifest.id} and would be gone`,
      remedy: 'keep it, or give --force if nothing leads there any more',
      isForcible: true,
    }));
