import { posix } from 'node:path';
import { ImportError } from '../../report/import-error.ts';
import type { Archive } from './archive.ts';
import { type NumberFormat, numberFormat } from './number-format.ts';
import { readAllXml } from './read-xml.ts';

export interface Sheet {
  name: string;
  part: string;
}

export interface Workbook {
  sheets: Sheet[];
  /** Days are counted from 1904, as in files of old Macintoshes. */
  is1904: boolean;
  strings: string[];
  /** By the number of a cell's style. */
  formats: NumberFormat[];
}

/** Shared texts of cells are held in memory: a list of all nurseries of the country has some 5 million characters. */
const mostLetters = 64 * 1024 * 1024;

/** A character that is invalid in XML, as Excel writes it: `_x000D_`. */
export const unescaped = (text: string): string =>
  text.replace(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

interface Listed {
  sheets: { name: string; relation: string }[];
  is1904: boolean;
}

const isTrue = (text: string | undefined): boolean => text === '1' || text === 'true';

async function listed(archive: Archive): Promise<Listed> {
  const sheets: Listed['sheets'] = [];
  let is1904 = false;
  await readAllXml(await archive.open('xl/workbook.xml'), {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = isTrue(attributes.date1904);
      if (name === 'sheet') sheets.push({ name: attributes.name ?? '', relation: attributes['r:id'] ?? '' });
    },
  });
  return { sheets, is1904 };
}

interface Relations {
  /** The target part of each relation. */
  parts: Map<string, string>;
  strings: string | undefined;
  styles: string | undefined;
}

async function relationsOf(archive: Archive): Promise<Relations> {
  const parts = new Map<string, string>();
  const kinds = new Map<string, string>();
  await readAllXml(await archive.open('xl/_rels/workbook.xml.rels'), {
    open(name, { Id = '', Target = '', Type = '' }) {
      if (name !== 'Relationship') return;
      const part = Target.startsWith('/') ? Target.slice(1) : posix.join('xl', Target);
      parts.set(Id, part);
      kinds.set(posix.basename(Type), part);
    },
  });
  return { parts, strings: kinds.get('sharedStrings'), styles: kinds.get('styles') };
}

async function stringsOf(archive: Archive, part: string | undefined): Promise<string[]> {
  const strings: string[] = [];
  if (!part || !archive.has(part)) return strings;
  let text = '';
  let isText = false;
  let phonetics = 0;
  let letters = 0;
  await readAllXml(await archive.open(part), {
    open(name) {
      if (name === 'si') text = '';
      // The reading of a name is stored beside it, and is no part of it.
      if (name === 'rPh') phonetics += 1;
      isText = name === 't' && phonetics === 0;
    },
    text(piece) {
      if (!isText) return;
      letters += piece.length;
      if (letters > mostLetters) throw new ImportError('more text than any list of facilities has');
      text += piece;
    },
    close(name) {
      if (name === 'rPh') phonetics -= 1;
      if (name === 't') isText = false;
      if (name === 'si') strings.push(unescaped(text));
    },
  });
  return strings;
}

async function formatsOf(archive: Archive, part: string | undefined): Promise<NumberFormat[]> {
  const codes = new Map<number, string>();
  const formats: NumberFormat[] = [];
  if (!part || !archive.has(part)) return formats;
  let isCells = false;
  await readAllXml(await archive.open(part), {
    open(name, attributes) {
      if (name === 'numFmt') codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
      if (name === 'cellXfs') isCells = true;
      const id = Number(attributes.numFmtId ?? 0);
      if (name === 'xf' && isCells) formats.push(numberFormat(id, codes.get(id)));
    },
    close(name) {
      if (name === 'cellXfs') isCells = false;
    },
  });
  return formats;
}

/**
 * Reads what all sheets of a workbook share (SpreadsheetML, ECMA-376, part 1, 18).
 * @throws ImportError if it is no workbook
 */
export async function readWorkbook(archive: Archive): Promise<Workbook> {
  const { sheets, is1904 } = await listed(archive);
  const { parts, strings, styles } = await relationsOf(archive);
  return {
    sheets: sheets.flatMap(({ name, relation }) => {
      const part = parts.get(relation);
      return part ? [{ name, part }] : [];
    }),
    is1904,
    strings: await stringsOf(archive, strings),
    formats: await formatsOf(archive, styles),
  };
}

/**
 * The sheet with a name, or the first.
 * @throws ImportError with the names of all sheets
 */
export function sheetOf({ sheets }: Workbook, wanted: string | undefined): Sheet {
  const sheet = wanted === undefined ? sheets[0] : sheets.find(({ name }) => name === wanted);
  if (sheet) return sheet;
  const names = sheets.map(({ name }) => `"${name}"`).join(', ');
  throw new ImportError(
    wanted === undefined ? 'a workbook without a sheet' : `no sheet "${wanted}"; it has ${names}`,
  );
}
