import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openRows } from '../open-csv.ts';
import { writeWorkbook, zipOf } from './testing/write-workbook.ts';

describe('the rows of a workbook', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'open-xlsx-test-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const rowsOf = async (bytes: Buffer, sheet?: string) => {
    const path = join(folder, 'file.xlsx');
    await writeFile(path, bytes);
    const rows = [];
    for await (const row of (await openRows(path, { sheet }, () => {})).rows) rows.push(row);
    return rows;
  };

  it('are those of the first sheet, or of the one named', async () => {
    const book = writeWorkbook([
      { name: '一覧', rows: [['名称'], ['園A']] },
      { name: '注', rows: [['注意']] },
    ]);
    expect(await rowsOf(book)).toMatchObject([
      { row: 1, cells: ['名称'] },
      { row: 2, cells: ['園A'] },
    ]);
    expect(await rowsOf(book, '注')).toMatchObject([{ cells: ['注意'] }]);
    await expect(rowsOf(book, '表')).rejects.toThrow('no sheet "表"; it has "一覧", "注"');
  });

  it('hold shared texts without their readings, and numbers as a person sees them', async () => {
    const book = writeWorkbook(
      [
        {
          name: 'a',
          rows: [
            [{ xml: '<c t="s"><v>0</v></c>' }, { value: 26390, style: 1 }, { value: 0.3125, style: 2 }, null],
            [
              { xml: '<c t="b"><v>1</v></c>' },
              { xml: '<c t="e"><v>#N/A</v></c>' },
              { xml: '<c t="str"><f>A1&amp;""</f><v>式</v></c>' },
              '一\r\n二',
            ],
          ],
        },
      ],
      ['yyyy/m/d', 'h:mm'],
      ['<si><r><t>春日</t></r><r><t>保育園</t></r><rPh sb="0" eb="2"><t>カスガ</t></rPh></si>'],
    );
    expect((await rowsOf(book)).map(({ cells }) => cells)).toEqual([
      ['春日保育園', '1972-04-01', '07:30'],
      ['TRUE', '', '式', '一\r\n二'],
    ]);
  });

  it('have the text of cells joined downwards in each of them, and keep their numbers where rows are empty', async () => {
    const book = writeWorkbook([
      {
        name: 'a',
        rows: [['一覧', null], [], ['種別', '名称'], ['認可', '園A'], [null, '園B'], ['小規模', '園C']],
        merged: ['A1:B1', 'A4:A5'],
      },
    ]);
    expect(await rowsOf(book)).toMatchObject([
      { row: 1, cells: ['一覧'] },
      { row: 3, cells: ['種別', '名称'] },
      { row: 4, cells: ['認可', '園A'] },
      { row: 5, cells: ['認可', '園B'] },
      { row: 6, cells: ['小規模', '園C'] },
    ]);
  });

  it('are refused in words where the file is no workbook, or not all of it', async () => {
    await expect(rowsOf(zipOf({ 'a.txt': 'a' }))).rejects.toThrow(
      'no Excel workbook: it has no part xl/workbook.xml',
    );
    const book = writeWorkbook([{ name: 'a', rows: [['名称']] }]);
    await expect(rowsOf(book.subarray(0, book.length - 30))).rejects.toThrow(
      /no Excel workbook that can be read/,
    );
    await expect(rowsOf(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).rejects.toThrow(
      /old Excel.*save it as \.xlsx/,
    );
  });

  it('are not read where a part unpacks to more than it says', async () => {
    const book = writeWorkbook([{ name: 'a', rows: [['名称'.repeat(1000)]] }]);
    const at = book.lastIndexOf('xl/worksheets/sheet0.xml');
    book.writeUInt32LE(100, at - 46 + 24);
    await expect(rowsOf(book)).rejects.toThrow();
  });

  it('with too much text are refused before they fill the memory', async () => {
    const cell = 'あ'.repeat(30_000);
    const book = writeWorkbook([{ name: 'a', rows: [Array(26).fill(cell).concat(Array(26).fill(cell))] }]);
    await expect(rowsOf(book)).rejects.toThrow('row 1 has too much text');
  });
});
