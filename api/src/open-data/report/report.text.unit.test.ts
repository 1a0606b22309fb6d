import { describe, expect, it } from '@jest/globals';
import { reportText } from './report.text.ts';
import type { FileReport, ImportReport } from './report.ts';

const file: FileReport = {
  file: 'preschool.csv',
  layout: '子育て施設一覧, 51 columns',
  unit: 'row',
  encoding: 'cp932',
  read: 1049,
  created: 3,
  updated: 2,
  unchanged: 1043,
  skipped: 1,
  lost_rows: 1,
  warnings: { unread: 1, repaired: 30, doubtful: 0 },
  warning_list: [
    ...Array.from({ length: 30 }, (_, at) => ({
      row: at + 2,
      column: '収容定員',
      text: '1号 5、2号 5',
      kind: 'repaired' as const,
      action: 'added up to 10',
    })),
    { row: 900, column: '緯度', text: '調査\n中', kind: 'unread', action: 'not degrees; no position taken' },
  ],
  skipped_rows: [{ row: 950, reason: 'no name' }],
  emptied: { facilities: 0, facts: {}, list: [] },
  absent_columns: ['電話番号'],
  unstored_columns: [{ column: '授乳室', values: 12 }],
  error: null,
};
const report = (
  changed: Partial<FileReport>,
  outcome: ImportReport['outcome'] = 'imported',
  isDryRun = outcome === 'dry_run',
): ImportReport => ({
  outcome,
  is_dry_run: isDryRun,
  files: [{ ...file, ...changed }],
  seconds: 1.23,
});

describe('the report of an import', () => {
  it('has counts, warnings with row, column and text, and what was not stored', () => {
    const lines = reportText(report({}), false).split('\n');
    expect(lines).toContain('preschool.csv · 子育て施設一覧, 51 columns · cp932');
    expect(lines).toContain('  1,049 rows read: 3 created, 2 updated, 1,043 unchanged, 1 skipped');
    expect(lines).toContain('  31 warnings (1 unread, 30 repaired)');
    expect(lines).toContain('    row 2  収容定員  「1号 5、2号 5」  repaired: added up to 10');
    expect(lines).toContain('  columns the file does not have: 電話番号');
    expect(lines).toContain('  columns with values that are not stored: 授乳室 (12)');
    expect(lines.at(-1)).toBe('Done in 1.2 s.');
  });

  it('shows the gravest where not all are shown', () => {
    const text = reportText(report({}), false);
    expect(text).toContain('row 900  緯度  「調査⏎中」  unread: not degrees; no position taken');
    expect(text).toContain('row 950  skipped: no name');
    expect(text).toContain('… and 12 more; --all-warnings lists them all');
    expect(reportText(report({}), true)).not.toContain('more; --all-warnings');
  });

  it('says that a second run changed nothing', () => {
    expect(reportText(report({ created: 0, updated: 0 }), false)).toContain('Nothing changed');
    expect(reportText(report({}), false)).not.toContain('Nothing changed');
  });

  it('says what a dry run, a refusal and a failure mean', () => {
    expect(reportText(report({}, 'dry_run'), false)).toMatch(
      /3 would be created.*Dry run: nothing was written/s,
    );
    expect(reportText(report({}, 'refused'), false)).toContain(
      'Nothing was written: --strict found 1 row to be skipped and 1 unread value.',
    );
    expect(reportText(report({ error: 'row 5 is no CSV' }, 'failed'), false)).toMatch(
      /broke off.*Not everything/s,
    );
  });

  it.each(['failed', 'refused'] as const)(
    'never says of a dry run that %s that something was written',
    (outcome) => {
      const text = reportText(report({ error: 'row 5 is no CSV' }, outcome, true), false);
      expect(text).toContain('3 would be created');
      expect(text).toContain('othing was written');
      expect(text).not.toContain('a second run adds the rest');
    },
  );
});
