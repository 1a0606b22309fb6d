import { headerScore } from './header-words.ts';
import type { Match, SampledColumn } from './score.ts';

const isComplete = ({ cells }: SampledColumn, rows: number): boolean =>
  cells.length === rows && new Set(cells).size === rows;

/** 1, 2, 3 …: numbers of rows, not of facilities. They change when a row is added. */
const isRunning = (cells: string[]): boolean =>
  cells.every((cell, at) => Number(cell) === Number(cells[0]) + at) && Number(cells[0]) <= 1;

/**
 * The columns that together identify a facility permanently: a number that the publisher keeps, else the name, with
 * the address if two facilities share it.
 * @param rows how many there are in the sample
 */
export function chooseId(columns: SampledColumn[], matches: Match[], rows: number): string[] {
  if (rows === 0) return [];
  const numbers = columns
    .filter((column) => headerScore(column.header, 'id') > 0)
    .filter((column) => isComplete(column, rows) && !isRunning(column.cells))
    .sort(
      (one, other) =>
        headerScore(other.header, 'id') - headerScore(one.header, 'id') ||
        (one.header < other.header ? -1 : 1),
    );
  const number = numbers[0];
  if (number) return [number.header];
  const headerOf = (field: Match['field']) => matches.find((match) => match.field === field)?.header;
  const [name, address] = [headerOf('name'), headerOf('address') ?? headerOf('street') ?? headerOf('town')];
  const named = columns.find(({ header }) => header === name);
  if (!name || !named) return [];
  return isComplete(named, rows) || !address ? [name] : [name, address];
}
