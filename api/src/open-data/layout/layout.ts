import { ImportError, UnknownLayout } from '../report/import-error.ts';
import { aliases, type Field, knownLayouts, normaliseHeader } from './columns.ts';
import type { Profile } from './profile.ts';

export interface Layout {
  name: string;
  headers: string[];
  /** Column of each field. */
  columns: Partial<Record<Field, number>>;
  /** The columns that together identify a facility within its municipality. */
  id: number[];
  /** Fields that a facility page needs but the file has no column for. */
  absent: string[];
  /** Columns whose values have no field in the database; the report counts them. */
  unstored: number[];
}

/**
 * Finds each field's column in a header row: by name, never by position. If several names fit a field, the first of
 * its aliases wins (many an ID is preceded by a running NO); of equal headers, the first.
 */
function columnsByAlias(headers: string[]): Partial<Record<Field, number>> {
  const names = headers.map(normaliseHeader);
  const columns: Partial<Record<Field, number>> = {};
  for (const [field, ownNames] of Object.entries(aliases)) {
    const name = ownNames.find((own) => names.includes(own));
    if (name !== undefined) columns[field as Field] = names.indexOf(name);
  }
  return columns;
}

const indexOf = (headers: string[], wanted: string, what: string): number => {
  const at = headers.findIndex((header) => normaliseHeader(header) === normaliseHeader(wanted));
  if (at < 0)
    throw new ImportError(
      `the profile wants the column "${wanted}" for ${what}; the file has ${quoted(headers)}`,
    );
  return at;
};

const quoted = (headers: string[]): string => {
  const shown = headers
    .slice(0, 12)
    .map((header) => `"${header}"`)
    .join(', ');
  return headers.length > 12 ? `${shown} and ${headers.length - 12} more` : shown || 'no headers';
};

/** The layout that shares most headers with a file. */
function nearestLayout(headers: string[]): {
  name: string;
  shared: number;
  missing: string[];
  columns: number;
} {
  const seen = new Set(headers.map(normaliseHeader));
  const ranked = knownLayouts.map(({ name, headers: own }) => {
    const missing = own.filter((header) => !seen.has(normaliseHeader(header)));
    return { name, shared: own.length - missing.length, missing, columns: own.length };
  });
  return ranked.reduce((best, next) =>
    next.shared / next.columns > best.shared / best.columns ? next : best,
  );
}

/** True for a row that can be the header of one of the known layouts: it names facilities and their publisher. */
export const looksLikeHeader = (cells: string[]): boolean => {
  const columns = columnsByAlias(cells);
  return (
    columns.name !== undefined && (columns.municipality_code !== undefined || columns.address !== undefined)
  );
};

const wanted: [string, Field[]][] = [
  ['種別', ['facility_type']],
  ['所在地', ['address', 'town']],
  ['緯度・経度', ['latitude', 'position']],
  ['電話番号', ['phones']],
];

const absentOf = (columns: Partial<Record<Field, number>>): string[] =>
  wanted.filter(([, of]) => of.every((field) => columns[field] === undefined)).map(([name]) => name);

const unstoredOf = (headers: string[], columns: Partial<Record<Field, number>>, id: number[]): number[] => {
  const used = new Set([...Object.values(columns), ...id]);
  return headers.flatMap((header, at) => (used.has(at) || header.trim() === '' ? [] : [at]));
};

/**
 * Recognises 子育て施設一覧 by its headers.
 * @throws ImportError with the headers, the nearest layout and what is missing
 */
export function standardLayout(headers: string[]): Layout {
  const columns = columnsByAlias(headers);
  const nearest = nearestLayout(headers);
  const missing = (['name', 'municipality_code', 'id'] as const).filter(
    (field) => columns[field] === undefined,
  );
  if (missing.length > 0) {
    const wanted = missing
      .map((field) => `"${aliases[field]?.[0] === 'id' ? 'ID' : aliases[field]?.[0]}"`)
      .join(', ');
    throw new UnknownLayout(
      `unknown layout: headers seen are ${quoted(headers)}; nearest is ${nearest.name} with ${nearest.shared} of its ` +
        `${nearest.columns} columns; missing ${wanted}. Describe the file in a profile (--profile FILE, docs/guides/open-data.md)`,
    );
  }
  const id = [columns.id ?? 0];
  const name =
    nearest.missing.length === 0 ? nearest.name : `${nearest.name}, ${nearest.shared} of them present`;
  return {
    name,
    headers,
    columns,
    id,
    absent: absentOf(columns),
    unstored: unstoredOf(headers, columns, id),
  };
}

/**
 * The layout that a profile describes; other columns are matched by the standard headers.
 * @throws ImportError if the file lacks a column that the profile names
 */
export function profileLayout(headers: string[], profile: Profile): Layout {
  const columns = columnsByAlias(headers);
  for (const [field, header] of Object.entries(profile.columns)) {
    columns[field as Field] = indexOf(headers, header, field);
  }
  const id = profile.id
    ? profile.id.columns.map((header) => indexOf(headers, header, 'the ID'))
    : columns.id === undefined
      ? []
      : [columns.id];
  if (columns.name === undefined)
    throw new ImportError(`the profile names no column for "name"; the file has ${quoted(headers)}`);
  if (columns.municipality_code === undefined && !profile.municipality)
    throw new ImportError(
      'neither the file nor the profile says which municipality it is: add "municipality": {"code", "name"}',
    );
  if (id.length === 0)
    throw new ImportError('no column identifies a facility: add "id": {"columns": [...]} to the profile');
  return {
    name: `profile ${profile.name}`,
    headers,
    columns,
    id,
    absent: absentOf(columns),
    unstored: unstoredOf(headers, columns, id),
  };
}
