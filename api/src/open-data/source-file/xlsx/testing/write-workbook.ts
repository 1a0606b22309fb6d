import { crc32, deflateRawSync } from 'node:zlib';

/** A cell of a workbook: a text, a number with the number of its style, or another cell as XML. */
export type WrittenCell = string | null | { value: number; style?: number } | { xml: string };

export interface WrittenSheet {
  name: string;
  rows: WrittenCell[][];
  /** Such as `A2:A4`. */
  merged?: string[];
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`).replaceAll('\r', '_x000D_');

function cellXml(cell: WrittenCell, reference: string): string {
  if (cell === null) return '';
  if (typeof cell === 'string')
    return `<c r="${reference}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  if ('xml' in cell) return cell.xml.replace('<c', `<c r="${reference}"`);
  return `<c r="${reference}" s="${cell.style ?? 0}"><v>${cell.value}</v></c>`;
}

function sheetXml({ rows, merged = [] }: WrittenSheet): string {
  const written = rows.map((cells, at) => {
    const inner = cells.map((cell, column) => cellXml(cell, `${String.fromCharCode(65 + column)}${at + 1}`));
    return `<row r="${at + 1}">${inner.join('')}</row>`;
  });
  const merges = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  return `<worksheet><sheetData>${written.join('')}</sheetData><mergeCells>${merges}</mergeCells></worksheet>`;
}

/** A ZIP file (APPNOTE 6.3): each part deflated, then the list of them. */
export function zipOf(parts: Record<string, string>): Buffer {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const data = deflateRawSync(text);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(text), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(Buffer.byteLength(text), 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(offset, 10);
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), data]);
    list.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, entry, Buffer.from(name)]));
    files.push(file);
    offset += file.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(list.length, 8);
  end.writeUInt16LE(list.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, directory, end]);
}

/**
 * A workbook as Excel writes one.
 * @param formats codes of the styles from 1 on, such as `yyyy/m/d`
 * @param strings texts that cells of type `s` share, as XML of `si`
 */
export function writeWorkbook(
  sheets: WrittenSheet[],
  formats: string[] = [],
  strings: string[] = [],
): Buffer {
  const list = sheets.map(({ name }, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="r${at}"/>`);
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relations = sheets.map(
    (_, at) => `<Relationship Id="r${at}" Type="${type}/worksheet" Target="worksheets/sheet${at}.xml"/>`,
  );
  const codes = formats.map((code, at) => `<numFmt numFmtId="${170 + at}" formatCode="${escaped(code)}"/>`);
  const styles = ['<xf numFmtId="0"/>', ...formats.map((_, at) => `<xf numFmtId="${170 + at}"/>`)];
  return zipOf({
    'xl/workbook.xml': `<workbook><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}<Relationship Id="s" Type="${type}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="t" Type="${type}/styles" Target="/xl/styles.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst>${strings.join('')}</sst>`,
    'xl/styles.xml': `<styleSheet><numFmts>${codes.join('')}</numFmts><cellXfs>${styles.join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(sheets.map((sheet, at) => [`xl/worksheets/sheet${at}.xml`, sheetXml(sheet)])),
  });
}
