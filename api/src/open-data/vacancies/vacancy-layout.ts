import type { ChildClassId } from '@enerabi/shared/constants';
import { normaliseHeader } from '../layout/columns.ts';
import { ImportError } from '../report/import-error.ts';
import {
  classColumn,
  fieldAliases,
  type Measure,
  measureOfTitle,
  measures,
  type VacancyField,
} from './row/vacancy-columns.ts';
import { dayInFileName, dayInTitle } from './row/vacancy-date.ts';
import type { VacancyProfile } from './vacancy-profile.ts';

/** A column of figures. */
export interface FigureColumn {
  at: number;
  child_class_id: ChildClassId;
  measure: Measure;
}

export interface VacancyLayout {
  name: string;
  headers: string[];
  columns: Partial<Record<VacancyField, number>>;
  figures: FigureColumn[];
  /** Measures that the file has; others stay as they are in the database. */
  measures: Measure[];
  /** The day of all rows without one, `YYYY-MM-DD`; null: when they were updated. */
  as_of: string | null;
}

/** Facts of a file besides its rows. */
export interface FileKnowledge {
  profile: VacancyProfile | null;
  /** Name of the file, without its folder. */
  fileName: string;
  /** Given on the command line, for files that do not state it. */
  asOf?: string | undefined;
  measure?: Measure | undefined;
}

const figureHeaders = (cells: readonly string[]) =>
  cells.flatMap((cell, at) => {
    const column = classColumn(cell);
    return column ? [{ at, ...column }] : [];
  });

function columnsOf(headers: readonly string[], profile: VacancyProfile | null) {
  const names = headers.map(normaliseHeader);
  const columns: Partial<Record<VacancyField, number>> = {};
  for (const [field, own] of Object.entries(fieldAliases)) {
    const wanted = profile?.columns[field as VacancyField];
    if (wanted !== undefined) {
      const at = names.indexOf(normaliseHeader(wanted));
      if (at < 0)
        throw new ImportError(
          `the profile wants the column "${wanted}" for ${field}; the header row has ${headers.join(', ')}`,
        );
      columns[field as VacancyField] = at;
      continue;
    }
    const name = own.find((alias) => names.includes(alias));
    if (name !== undefined) columns[field as VacancyField] = names.indexOf(name);
  }
  return columns;
}

/** True for a row that names figures by class and their measure. */
export function looksLikeVacancyHeader(cells: readonly string[], profile: VacancyProfile | null): boolean {
  if (figureHeaders(cells).length === 0) return false;
  const names = cells.map(normaliseHeader);
  const wanted = [profile?.columns.name, profile?.columns.facility_number].flatMap((header) =>
    header ? [normaliseHeader(header)] : [],
  );
  return [...fieldAliases.name, ...fieldAliases.facility_number, ...wanted].some((name) =>
    names.includes(name),
  );
}

/**
 * The layout of a file of vacancies, by its headers and the rows above them.
 * @param titles the rows above the header, each as one text
 * @throws ImportError if the measure or the date is unknown
 */
export function vacancyLayout(
  headers: string[],
  titles: readonly string[],
  { profile, fileName, asOf, measure }: FileKnowledge,
): VacancyLayout {
  const columns = columnsOf(headers, profile);
  const own = titles.map(measureOfTitle).find((found) => found !== null) ?? measure ?? profile?.measure;
  const figures = figureHeaders(headers).map((column) => {
    const counted = column.measure ?? own;
    if (!counted)
      throw new ImportError(
        `what the figures under "${headers[column.at]}" count is said neither by the headers nor by a title: add --measure ${measures.join('|')}`,
      );
    return { ...column, measure: counted };
  });
  const as_of = titles.map(dayInTitle).find((day) => day !== null) ?? asOf ?? dayInFileName(fileName);
  if (as_of === null && columns.as_of === undefined && columns.updated_on === undefined)
    throw new ImportError(
      'the day the figures are from is named by no column, no title and not by the file: add --as-of DATE',
    );
  const counted = measures.filter((one) => figures.some((column) => column.measure === one));
  return {
    name: `vacancies (${counted.join(', ')})${profile ? `, profile ${profile.name}` : ''}`,
    headers,
    columns,
    figures,
    measures: counted,
    as_of,
  };
}
