import { ImportError } from '../../report/import-error.ts';
import type { Row } from '../row.ts';
import type { Archive } from './archive.ts';
import { numberText } from './number-format.ts';
import { readAllXml, readXml, type XmlHandler } from './read-xml.ts';
import { type Sheet, unescaped, type Workbook } from './workbook.ts';

const mostColumns = 16_384;
/** A row with more text belongs to no list. */
const mostLetters = 1024 * 1024;
const mostMerges = 100_000;

/** Cells that are merged downwards: the first one's text also holds for the rows below. */
interface Merge {
  column: number;
  from: number;
  to: number;
}

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

function placeOf(reference: string | undefined): { column: number; row: number } | null {
  const [, letters = '', figures = ''] = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference ?? '') ?? [];
  return letters ? { column: columnOf(letters), row: Number(figures) } : null;
}

async function mergesOf(archive: Archive, { part }: Sheet): Promise<Merge[]> {
  const merges: Merge[] = [];
  await readAllXml(await archive.open(part), {
    open(name, { ref = '' }) {
      if (name !== 'mergeCell' || merges.length >= mostMerges) return;
      const [first, last] = ref.split(':').map(placeOf);
      if (first && last && last.row > first.row)
        merges.push({ column: first.column, from: first.row, to: last.row });
    },
  });
  return merges.sort((one, other) => one.from - other.from);
}

/** Copies the text of a cell that is merged downwards into the rows it covers. */
class Joined {
  readonly #merges: Merge[];
  #open: (Merge & { text: string })[] = [];

  constructor(merges: Merge[]) {
    this.#merges = merges;
  }

  fill({ row, cells }: Row): void {
    this.#open = this.#open.filter(({ to }) => to >= row);
    while ((this.#merges[0]?.from ?? Number.POSITIVE_INFINITY) <= row) {
      const merge = this.#merges.shift() as Merge;
      if (merge.from === row) this.#open.push({ ...merge, text: cells[merge.column] ?? '' });
    }
    for (const { column, text } of this.#open) {
      while (cells.length <= column) cells.push('');
      cells[column] ||= text;
    }
  }
}

class SheetReader {
  readonly #workbook: Workbook;
  readonly #rows: Row[] = [];
  #row = 0;
  #cells: string[] = [];
  #column = -1;
  #letters = 0;
  #type = '';
  #style = 0;
  #text = '';
  #isText = false;
  #phonetics = 0;

  constructor(workbook: Workbook) {
    this.#workbook = workbook;
  }

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'row') {
      this.#row = Number(attributes.r ?? this.#row + 1);
      this.#cells = [];
      this.#column = -1;
      this.#letters = 0;
    } else if (name === 'c') {
      this.#column = placeOf(attributes.r)?.column ?? this.#column + 1;
      if (this.#column >= mostColumns) throw new ImportError(`row ${this.#row} has too many columns`);
      this.#type = attributes.t ?? 'n';
      this.#style = Number(attributes.s ?? 0);
      this.#text = '';
    } else if (name === 'rPh') this.#phonetics += 1;
    this.#isText = name === 'v' || (name === 't' && this.#phonetics === 0);
  }

  text(piece: string): void {
    if (!this.#isText) return;
    this.#letters += piece.length;
    if (this.#letters > mostLetters) throw new ImportError(`row ${this.#row} has too much text`);
    this.#text += piece;
  }

  close(name: string): void {
    if (name === 'rPh') this.#phonetics -= 1;
    else if (name === 'v' || name === 't') this.#isText = false;
    else if (name === 'c') this.#put(this.#value());
    else if (name === 'row' && this.#cells.some((cell) => cell.trim() !== ''))
      this.#rows.push({ row: this.#row, cells: this.#cells, fault: null });
  }

  /** The rows that are complete. */
  taken(): Row[] {
    return this.#rows.splice(0);
  }

  #put(value: string): void {
    while (this.#cells.length < this.#column) this.#cells.push('');
    this.#cells[this.#column] = value;
  }

  #value(): string {
    const { strings, formats, is1904 } = this.#workbook;
    if (this.#text === '') return '';
    if (this.#type === 's') return strings[Number(this.#text)] ?? '';
    if (this.#type === 'b') return this.#text === '1' ? 'TRUE' : 'FALSE';
    // The result of a failed formula counts as empty: #N/A, #REF!.
    if (this.#type === 'e') return '';
    if (this.#type === 'n') return numberText(this.#text, formats[this.#style] ?? 'general', is1904);
    return unescaped(this.#text);
  }
}

/** The non-empty rows of a sheet, one after another; only the chunk that is being read is in memory. */
export async function* sheetRows(
  archive: Archive,
  workbook: Workbook,
  sheet: Sheet,
): AsyncGenerator<Row, void> {
  const joined = new Joined(await mergesOf(archive, sheet));
  const reader = new SheetReader(workbook);
  const stream = await archive.open(sheet.part);
  const handler: XmlHandler = {
    open: (name, attributes) => reader.open(name, attributes),
    text: (piece) => reader.text(piece),
    close: (name) => reader.close(name),
  };
  for await (const _ of readXml(stream, handler)) {
    for (const row of reader.taken()) {
      joined.fill(row);
      yield row;
    }
  }
}
