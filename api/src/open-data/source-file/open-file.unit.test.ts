import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openFile } from './open-file.ts';

const header = '全国地方公共団体コード,ID,名称';
const expected = [
  ['352071', 'A1', '園A'],
  ['352071', 'A2', '園B'],
];

describe('the rows of a published file', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'open-file-test-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const opened = async (text: string) => {
    const path = join(folder, 'file.csv');
    await writeFile(path, text);
    return openFile(path, null, () => {});
  };
  const rowsOf = async (text: string) => {
    const rows = [];
    for await (const row of (await opened(text)).rows) rows.push(row);
    return rows;
  };

  it.each([
    ['CRLF', `${header}\r\n352071,A1,"園A"\r\n352071,A2,"園B"\r\n`],
    ['LF', `${header}\n352071,A1,"園A"\n352071,A2,"園B"\n`],
    ['CR', `${header}\r352071,A1,"園A"\r352071,A2,"園B"\r`],
    ['a CRLF header above LF', `${header}\r\n352071,A1,"園A"\n352071,A2,"園B"\n`],
    ['an LF title above CRLF', `一覧\n${header}\r\n352071,A1,"園A"\r\n352071,A2,"園B"\r\n`],
  ])('are found whatever ends the lines: %s', async (_, text) => {
    expect((await rowsOf(text)).map(({ cells }) => cells)).toEqual(expected);
  });

  it('are none the more where a line end is cut in two by a chunk of the file', async () => {
    const rows = Array.from({ length: 30_000 }, (_, at) => `352071,A${at},園`);
    for (const padding of ['', ' ', '  ', '   '])
      expect(await rowsOf([header + padding, ...rows].join('\r\n'))).toHaveLength(rows.length);
  });

  it('say which of them took in the rows after it', async () => {
    const text = `${header}\n352071,A1,"園A\n352071,A2,園B\n352071,A3,"園C"\n352071,A4,"""園""\nD"\n`;
    expect(await rowsOf(text)).toMatchObject([
      { row: 2, fault: 'a quote is not closed; it took in the rows after it' },
      { row: 3, fault: null, cells: ['352071', 'A4', '"園"\nD'] },
    ]);
  });

  it('are not begun where the header took some in', async () => {
    const text = `${header},"備考\n352071,A1,園A,x\n352071,A2,園B,"y"\n352071,A3,園C,z\n`;
    await expect(opened(text)).rejects.toThrow('row 1: a quote is not closed; it took in the rows after it');
  });
});
