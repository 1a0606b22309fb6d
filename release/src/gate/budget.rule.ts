import { maximumEntryBytes, maximumStyleBytes } from '../limits.ts';
import type { IntegrityList } from '../store/index.ts';
import type { Finding, GateInput } from './finding.ts';

/** Weighs the entry, which every page of the remote loads, and each page's styles; the probe weighs whole first pages. */
export function budgetFindings({ app, tested: { manifest, integrity } }: GateInput): Finding[] {
  if (app === 'shell') return [];
  const entry = sum(manifest.initial.js.map((file) => compressed(integrity, file)));
  const styles = Object.entries(manifest.routes).map(
    ([route, { css }]) => [route, sum(css.map((file) => integrity.files[file]?.size ?? 0))] as const,
  );
  return [
    ...(entry > maximumEntryBytes
      ? [
          finding(
            manifest.entry.client,
            `and what it loads at once is ${entry} bytes (gzip) of at most ${maximumEntryBytes}`,
            'load pages lazily in src/routes.ts',
          ),
        ]
      : []),
    ...styles
      .filter(([, size]) => size > maximumStyleBytes)
      .map(([route, size]) =>
        finding(
          `styles of ${route}`,
          `are ${size} bytes of at most ${maximumStyleBytes}`,
          'leave out rules that the page does not use',
        ),
      ),
  ];
}

const finding = (subject: string, detail: string, remedy: string): Finding => ({
  rule: 'budget',
  subject,
  detail,
  remedy: `${remedy}, or give --force`,
  isForcible: true,
});

const compressed = ({ files }: IntegrityList, file: string): number =>
  files[file]?.encodings?.gzip?.size ?? files[file]?.size ?? 0;

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
