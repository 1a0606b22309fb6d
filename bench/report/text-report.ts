import type { BenchmarkResult, Measurement } from '../benchmark.ts';
import type { Check } from '../limits.ts';
import { figure } from './figure.ts';

const percent = (share: number): string => `±${Math.round(share * 50)} %`;

const measurementRow = ({ name, unit, subject, control, noise }: Measurement): string[] => [
  name,
  figure(subject, unit),
  control === undefined ? '' : figure(control, unit),
  control ? figure(subject / control, 'x') : '',
  noise === undefined ? '' : percent(noise),
];

const checkRow = ({ limit, value, isMet }: Check): string[] => [
  `${isMet ? 'ok  ' : 'MISS'} ${limit.what}`,
  figure(value, limit.unit),
  `${limit.bound} ${figure(limit.value, limit.unit)}`,
];

/** First column left-aligned, figures right-aligned; a column with only a heading is left out. */
function table(all: readonly string[][]): string[] {
  const rows = all.map((row) => row.filter((_, at) => all.slice(1).some((other) => other[at])));
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map((row) =>
    `  ${row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ')}`.trimEnd(),
  );
}

/** Writes the report for a person: figures, limits, notes. */
export function textReport(name: string, { measurements, checks, notes }: BenchmarkResult): string {
  return [
    name,
    ...table([['', 'measured', 'control', 'ratio', 'noise'], ...measurements.map(measurementRow)]),
    '',
    ...table([['limits', 'measured', 'allowed'], ...checks.map(checkRow)]),
    ...notes.map((note) => `  note: ${note}`),
  ].join('\n');
}
