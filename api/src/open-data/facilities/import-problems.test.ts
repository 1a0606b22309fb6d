import { readFile, writeFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { openInMemory } from '../../platform/db/embedded/open-embedded.ts';
import { describeImport, garden, usualOptions } from '../testing/describe-import.ts';
import { type ImportOptions, importFiles } from './import-transaction.ts';

describeImport('an import that meets faults', ({ file, run, stored }) => {
  it('writes nothing at all under --strict where one row or value would be lost, of any file', async () => {
    const good = await file('good.csv', garden('A1', 'ひまわり園'));
    const rows = Array.from({ length: 1200 }, (_, at) => garden(`B${at}`, `園${at}`));
    const bad = await file('bad.csv', ...rows, garden('B9999', ''));
    const { outcome, files } = await run([good, bad], { isStrict: true });
    expect(outcome).toBe('refused');
    expect(files).toMatchObject([
      { created: 0, skipped: 0 },
      { created: 0, skipped: 1, read: 1201 },
    ]);
    expect(await stored()).toEqual([]);
  });

  it('writes everything under --strict where nothing would be lost; repairs and empty rows are no loss', async () => {
    const path = await file(
      'fine.csv',
      garden('A1', 'ひまわり園', '1号 5、2号 10'),
      '',
      garden('A2', 'さくら園'),
    );
    const { outcome, files } = await run([path], { isStrict: true });
    expect(outcome).toBe('imported');
    expect(files).toMatchObject([{ created: 2, skipped: 1, lost_rows: 0, warnings: { repaired: 1 } }]);
    expect(await stored()).toHaveLength(2);
  });

  it('goes on with the next file where one cannot be read', async () => {
    const good = await file('good.csv', garden('A1', 'ひまわり園'));
    const { outcome, files } = await run(['/nowhere/missing.csv', good]);
    expect(outcome).toBe('failed');
    expect(files[0]?.error).toMatch(/missing\.csv: no such file/);
    expect(files[1]).toMatchObject({ created: 1, error: null });
  });

  it('says how far it came where a file breaks off, and a second run adds the rest', async () => {
    const rows = Array.from({ length: 600 }, (_, at) => garden(`C${at}`, `園${at}`));
    const broken = await file('broken.csv', ...rows, '352071,C600,"山口県下松市');
    const first = await run([broken]);
    expect(first.outcome).toBe('failed');
    expect(first.files[0]?.error).toMatch(/broken\.csv is no CSV to its end: Quote Not Closed.*line 602/);
    expect(first.files[0]).toMatchObject({ created: 500 });
    const second = await run([await file('mended.csv', ...rows, garden('C600', '園600'))]);
    expect(second.files).toMatchObject([{ created: 101, unchanged: 500 }]);
  });

  it('does not take a database that fails for an empty one in a dry run', async () => {
    const path = await file('good.csv', garden('A1', 'ひまわり園'));
    const empty = await openInMemory();
    const dryRun = { ...usualOptions, isDryRun: true };
    expect((await importFiles(empty, [path], dryRun)).files).toMatchObject([{ created: 1 }]);
    await empty.close();
    await expect(importFiles(empty, [path], dryRun)).rejects.toThrow();
  });

  it('stops where it is interrupted, keeping what was written', async () => {
    const rows = Array.from({ length: 1500 }, (_, at) => garden(`D${at}`, `園${at}`));
    const path = await file('long.csv', ...rows);
    const interruption = new AbortController();
    const onProgress: ImportOptions['onProgress'] = (_, __, read) => {
      if (read > 0) interruption.abort();
    };
    const big = await file('big.csv', ...rows.map((row) => `${row}${' '.repeat(200)}`));
    const { outcome, files } = await run([path, big], { onProgress, signal: interruption.signal });
    expect(outcome).toBe('failed');
    expect(files.at(-1)?.error).toMatch(/interrupted before row \d+/);
    expect((await stored()).length).toBe(files.reduce((sum, { created }) => sum + created, 0));
  });

  it('counts a row as lost whose open quote took in the rows after it, and --strict refuses it', async () => {
    const path = await file(
      'quote.csv',
      '352071,A1,山口県下松市,"ひまわり園,認可公立保育所,10,34.0,131.8',
      garden('A2', 'さくら園'),
      garden('A3', '"つくし園"'),
      garden('A4', 'わかば園'),
    );
    const { outcome, files } = await run([path], { isStrict: true });
    expect(outcome).toBe('refused');
    expect(files).toMatchObject([
      {
        read: 2,
        lost_rows: 1,
        skipped_rows: [{ row: 2, reason: 'a quote is not closed; it took in the rows after it' }],
      },
    ]);
    expect((await run([path])).files).toMatchObject([{ created: 1, skipped: 1 }]);
  });

  it('leaves a cell with a broken byte unread and every other one in its own letters', async () => {
    const text = await readFile(
      await file('whole.csv', garden('A1', 'ひまわり園'), garden('A2', 'さくら園')),
    );
    const at = text.indexOf('さくら園');
    const path = await file('broken-byte.csv');
    await writeFile(path, Buffer.concat([text.subarray(0, at), Buffer.from([0xff]), text.subarray(at)]));
    const { files } = await run([path]);
    expect(files).toMatchObject([{ encoding: 'utf-8', created: 1, skipped: 1, warnings: { unread: 1 } }]);
    expect(await stored()).toMatchObject([{ name: 'ひまわり園' }]);
  });

  it('warns of rows with more or fewer cells than headers', async () => {
    const path = await file('ragged.csv', `${garden('A1', '長い園')},余り`, '352071,A2,山口県下松市,短い園');
    const { files } = await run([path]);
    expect(files[0]).toMatchObject({ created: 2, absent_columns: ['所在地', '電話番号'] });
    expect(files[0]?.warning_list).toMatchObject([
      {
        row: 2,
        column: '',
        text: '余り',
        kind: 'doubtful',
        action: expect.stringContaining('9 cells under 8 headers'),
      },
      { row: 3, column: '', action: expect.stringContaining('4 cells under 8 headers') },
      { row: 3, column: '種別', action: 'no kind of facility; taken as その他' },
    ]);
  });

  it('counts the warnings it does not keep', async () => {
    const rows = Array.from({ length: 30 }, (_, at) => garden(`E${at}`, `園${at}`, '若干名'));
    const { files } = await run([await file('many.csv', ...rows)], { keepWarnings: 5 });
    expect(files[0]?.warnings.doubtful).toBe(30);
    expect(files[0]?.warning_list).toHaveLength(5);
  });
});
