import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { columnsOf, wrap } from './wrap.ts';

const pieces = [
  '保育園',
  'の',
  '見学',
  'を',
  '、',
  '。',
  '「',
  '」',
  'パスワード',
  'お',
  'A Nursery',
  '2026年11月23日（月）',
  ' ',
];
const japanese = fc.array(fc.constantFrom(...pieces), { maxLength: 80 }).map((words) => words.join(''));

describe('a line of text', () => {
  it.each([
    ['えんABC', 7],
    ['ｱｲｳ', 3],
    ['（月）', 6],
    ['', 0],
  ])('has two columns for each Japanese character: %s', (text, columns) => {
    expect(columnsOf(text)).toBe(columns);
  });

  it('has 70 columns at most', () => {
    fc.assert(
      fc.property(japanese, (text) => {
        for (const line of wrap(text).split('\n')) expect(columnsOf(line)).toBeLessThanOrEqual(70);
      }),
    );
  });

  it('loses and adds nothing but spaces and ends of lines', () => {
    const bare = (text: string) => text.replaceAll(/\s/g, '');
    fc.assert(
      fc.property(fc.oneof(japanese, fc.string({ unit: 'grapheme' })), (text) => {
        expect(bare(wrap(text))).toBe(bare(text));
      }),
    );
  });

  it('does not begin with 、 or 」, nor end with 「', () => {
    const sentence = fc
      .array(fc.constantFrom('園の見学', '「', '」', '、', 'を'))
      .map((words) => words.join(''));
    fc.assert(
      fc.property(sentence, (text) => {
        fc.pre(!/[「」、]{2}/.test(text));
        const [, ...others] = wrap(`園${text}`).split('\n');
        for (const line of others) expect(line).not.toMatch(/^[、」]/);
        for (const line of wrap(`${text}園`).split('\n')) expect(line).not.toMatch(/「$/);
      }),
    );
  });

  it('ends with each sentence, and else with a clause or a phrase', () => {
    expect(
      wrap(
        'このメールは送信専用です。登録のメールアドレスをこのメールアドレスに変更するお申し込みがありましたが、変更は行っていません。',
      ),
    ).toBe(
      [
        'このメールは送信専用です。',
        '登録のメールアドレスをこのメールアドレスに',
        '変更するお申し込みがありましたが、変更は行っていません。',
      ].join('\n'),
    );
  });

  it('keeps an address whole, however long', () => {
    const address = `https://example.jp/${'a'.repeat(100)}`;
    expect(wrap(`こちらをご覧ください ${address} お早めに`).split('\n')).toContain(address);
  });
});
