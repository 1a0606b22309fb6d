import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { flagsOf } from './flags.rules.ts';

const flagged = (text: string): string[] =>
  flagsOf({ support_message_description: text }).map(
    ({ kind, span }) => `${kind} ${span ? text.slice(...span) : ''}`,
  );

describe('what of a support message needs a second look', () => {
  it.each([
    ['花子ちゃんと太郎くんが仲よしです。', ['name 花子ちゃん', 'name 太郎くん']],
    ['担任のはな先生が、毎朝迎えてくれます。', ['name はな先生']],
    ['主任の山田先生には、感謝しています。', ['name 山田先生']],
    ['リナちゃん、翔太君、たけしクン。', ['name リナちゃん', 'name 翔太君', 'name たけしクン']],
    ['田中先生方のおかげです。', ['name 田中先生']],
    ['大好きなゆうた先生', ['name ゆうた先生']],
  ])('names in %s', (text, expected) => {
    expect(flagged(text)).toEqual(expected);
  });

  it.each([
    '先生方がいつも笑顔です。先生たちに感謝しています。',
    'お友達と仲よくなりました。お友だちの名前を教えてくれます。',
    '園長先生も副園長先生も、担任の先生も、ベテランの先生も、男の先生もやさしいです。',
    'どの先生も、若い先生も、やさしい先生も、すてきな先生ばかりです。',
    'お姉ちゃんとお兄ちゃん、おばあちゃんも、赤ちゃんのころから通いました。',
    '先生がいつもちゃんと見てくれました。毎日ちゃんと連絡があります。',
    '毎日行くんですが、子どもと先生の距離が近いです。',
    'みんなの先生、その先生、この先生、とても先生が多いです。',
    '歌を歌う先生。見てくれる先生。声をかけてくれた先生。',
    '2026-04-01から、9:00〜18:00、1日2-3回、0歳児クラスから3歳児クラスまで。',
    'ゴミの分別を教えてくれます。ばかり。そのときもいつも笑顔です。',
  ])('nothing in %s', (text) => {
    expect(flagged(text)).toEqual([]);
  });

  it.each([
    ['ＴＥＬ：０９０−１２３４−５６７８まで', ['phone ０９０−１２３４−５６７８']],
    ['(03)1234-5678か、+81 90 1234 5678', ['phone (03)1234-5678', 'phone +81 90 1234 5678']],
    ['ｈａｎａｋｏ＠ｅｘａｍｐｌｅ．ｊｐへ', ['mailaddress ｈａｎａｋｏ＠ｅｘａｍｐｌｅ．ｊｐ']],
    ['https://example.com/a を見て。', ['url https://example.com/a']],
    ['example.jpです', ['url example.jp']],
    ['花岡市緑町3-5-2に住んでいます', ['address 花岡市緑町3-5-2']],
    ['緑が丘2丁目5番地の園', ['address 緑が丘2丁目5番地']],
    ['〒123-4567', ['address 〒123-4567']],
  ])('ways to reach somebody in %s', (text, expected) => {
    expect(flagged(text)).toEqual(expected);
  });

  it('insults and accusations', () => {
    expect(flagged('あの園長は無能だ。死ね。')).toEqual(['abuse 無能', 'abuse 死ね']);
    expect(flagged('虐待があったと聞きました。')).toEqual(['accusation 虐待']);
  });

  it('a form that was filled in as a program does it', () => {
    const sent = (trap: string, seconds: number) =>
      flagsOf({ support_message_description: '', form_facts: { trap, seconds } }).map(({ kind }) => kind);
    expect(sent('', 3)).toEqual([]);
    expect(sent('http://example.com', 2)).toEqual(['trap', 'haste']);
    expect(flagsOf({ support_message_description: '' })).toEqual([]);
  });
});

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((some) => some.join(''));
const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));
/** Words around that belong to nothing. */
const around = fc.constantFrom('', '連絡は、', '。よろしく。', '\n', '「', '（');

describe('for any text, flags', () => {
  it('have spans inside it that are not empty, in its order', () => {
    const piece = fc.constantFrom(
      '花子',
      'ちゃん',
      '先生',
      'の',
      'くん',
      '090',
      '-',
      '@',
      'a.jp',
      '市',
      '1丁目',
      '死ね',
      '、',
    );
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(piece).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(text, (description) => {
        const spans = flagsOf({ support_message_description: description }).map(({ span }) => span ?? [0, 0]);
        for (const [start, end] of spans) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(description.length);
        }
        expect(spans.map(([start]) => start)).toEqual(spans.map(([start]) => start).sort((a, b) => a - b));
      }),
    );
  });

  it('have every phone number, however it is written', () => {
    const separator = fc.constantFrom('', '-', ' ', 'ー', '−');
    const number = fc
      .tuple(fc.constantFrom('090', '080', '03', '0467'), digits(4), digits(4), separator)
      .map(([area, middle, last, between]) =>
        [area, area === '0467' ? middle.slice(2) : middle, last].join(between),
      );
    fc.assert(
      fc.property(number, fc.boolean(), around, around, (phone, isWide, before, after) => {
        const written = isWide ? fullWidth(phone) : phone;
        expect(flagged(`${before}${written}${after}`)).toEqual([`phone ${written}`]);
      }),
    );
  });

  it('have every name before a form of address', () => {
    const name = fc.constantFrom(
      '花子',
      '蓮',
      'さくら',
      'ゆい',
      'はると',
      'リオ',
      'タロウ',
      '陽菜',
      'あやの',
      'こはる',
    );
    const title = fc.constantFrom('ちゃん', 'くん', '先生');
    const after = fc.constantFrom('', 'が', 'は', 'と', '、', 'に会える', '方');
    fc.assert(
      fc.property(name, title, around, after, (name, title, before, after) => {
        expect(flagged(`${before}${name}${title}${after}`)).toEqual([`name ${name}${title}`]);
      }),
    );
  });
});
