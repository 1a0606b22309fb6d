import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readCapacity } from './capacity.ts';
import { readCorporationNumber } from './corporation-number.ts';
import { readMailaddress } from './mailaddress.ts';
import { readKana, readName } from './name.ts';
import { readMunicipalityCode } from './place/municipality-code.ts';
import { readPostalCode } from './place/postal-code.ts';
import { readPlainText } from './plain-text.ts';
import { readWeekdays } from './time/weekdays.ts';
import { readWebAddress } from './web-address.ts';
import { readYesNo, readYesNoOrHours } from './yes-no.ts';

describe('text in a cell', () => {
  it.each([
    ['対象：未就園児<br>持ち物：水筒<BR/>帽子', '対象：未就園児\n持ち物：水筒\n帽子'],
    ['<font color="red">要予約</font>です', '要予約です'],
    [
      '<table><tr><td>平日</td><td>9:00</td></tr><tr><td>土曜</td><td>10:00</td></tr></table>',
      '平日 9:00\n土曜 10:00',
    ],
    ['A&amp;B &lt;園&gt;&nbsp;&#12354;', 'A&B <園>\u00A0あ'],
    ['<p>はい<script>alert(1)</script></p>', 'はい'],
    ['<b>閉じ忘れ<br>次の行', '閉じ忘れ\n次の行'],
    ['クラス<A組><br>定員<20>', 'クラス<A組>\n定員<20>'],
    ['<a href="https://example.jp">案内</a>の<A>', '案内の<A>'],
  ])('loses its HTML, not its words: %s', (cell, text) => {
    expect(readPlainText(cell)).toMatchObject({ value: text, problem: { kind: 'repaired' } });
  });

  it.each([
    '0歳<3歳',
    '3 < 5 > 2',
    'Q&A',
    'R&Dセンター',
    '～<2歳',
    'クラス<A組>',
    '<A>ひまわり',
    '<boys & girls>',
  ])('is left alone where it is no HTML: %s', (cell) => {
    expect(readPlainText(cell)).toEqual({ value: cell });
  });

  it('keeps its newlines and loses what cannot be seen', () => {
    expect(readPlainText(' 一行目 \r\n二行目\u0000\u200B ')).toEqual({ value: '一行目\n二行目' });
  });

  it('that does not belong to the encoding is reported', () => {
    expect(readPlainText('保育\uFFFD園')).toMatchObject({ value: null, problem: { kind: 'unread' } });
  });

  it('without tags or entities passes unchanged but for its edges', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ぁ-んァ-ヶ一-龠0-9A-Za-z、。「」（）・ー]{0,60}$/), (text) => {
        expect(readPlainText(text)).toEqual({ value: text });
      }),
    );
  });
});

describe('names and readings', () => {
  it('have half-width kana widened and full-width letters left alone', () => {
    expect(readName('ﾆﾁｲｷｯｽﾞ　Ａ園①')).toEqual({ value: 'ニチイキッズ　Ａ園①' });
    expect(readKana('ﾆﾁｲｷｯｽﾞ ほいくえん')).toEqual({ value: 'ニチイキッズ ホイクエン' });
  });

  it('doubt kanji in a reading', () => {
    expect(readKana('下松保育園')).toMatchObject({ value: '下松保育園', problem: { kind: 'doubtful' } });
  });
});

describe('capacity', () => {
  it.each([
    ['120', 120],
    ['１２０名', 120],
    ['120人', 120],
    ['1,200', 1200],
    ['120.0', 120],
    ['0', 0],
  ])('%s', (text, capacity) => {
    expect(readCapacity(text)).toEqual({ value: capacity });
  });

  it.each([
    ['1号認定 15、2・3号認定 105', 120],
    ['1号認定 130、2号認定 20', 150],
    ['2・3号認定 20', 20],
    ['1号15人、2号60人、3号45人', 120],
    ['0歳児6人、1～2歳児 14人、3歳以上児40人', 60],
  ])('%s is added up, and said to be', (text, capacity) => {
    expect(readCapacity(text)).toMatchObject({ value: capacity, problem: { kind: 'repaired' } });
  });

  it.each([
    ['20人（うち0歳児6人）', 20],
    ['定員 1,200名（内訳：1号 200名、2号 1,000名）', 1200],
  ])('%s is its total, not the last of its parts', (text, capacity) => {
    expect(readCapacity(text)).toMatchObject({ value: capacity, problem: { kind: 'repaired' } });
  });

  it.each([
    '120（1号15）',
    '定員60名（3歳以上児45名）',
    '1号15人 2号60人 3号45人',
    '1号90名・2号60名・3号30名',
    '1号15人、うち満3歳児3人',
    '20人（うち0歳児6人）、分園10人（うち0歳児3人）',
  ])('%s is not replaced by one of its parts', (text) => {
    expect(readCapacity(text)).toMatchObject({ value: null, problem: { kind: 'doubtful' } });
  });

  it.each(['約50名', '定員約50人', '50名程度'])('%s is read, and reported as approximate', (text) => {
    expect(readCapacity(text)).toMatchObject({ value: 50, problem: { kind: 'doubtful' } });
  });

  it.each(['若干名', '-5', '15～20', '1号認定 15、ほか'])('%s is doubted, not guessed', (text) => {
    expect(readCapacity(text)).toMatchObject({ value: null, problem: { kind: 'doubtful' } });
  });
});

describe('weekdays', () => {
  it.each([
    ['月火水木金土', '月火水木金土'],
    ['月～金', '月火水木金'],
    ['月;火;水;木;金;土', '月火水木金土'],
    ['月曜日～土曜日', '月火水木金土'],
    ['月曜から金曜まで', '月火水木金'],
    ['月・水・金', '月水金'],
    ['土日祝', '土日祝'],
    ['月火水木金土日祝日', '月火水木金土日祝'],
  ])('%s', (text, days) => {
    expect(readWeekdays(text)).toEqual({ value: days });
  });

  it('in other words are kept and reported as doubtful', () => {
    expect(readWeekdays('第2・第4土曜を除く')).toMatchObject({
      value: '第2・第4土曜を除く',
      problem: { kind: 'doubtful' },
    });
  });
});

describe('yes and no', () => {
  it.each(['有', '有り', 'あり', '○', '〇', '可', '1'])('%s is yes', (text) => {
    expect(readYesNo(text)).toEqual({ value: true });
  });
  it.each(['無', '無し', 'なし', '×', '✕', '不可', '0'])('%s is no', (text) => {
    expect(readYesNo(text)).toEqual({ value: false });
  });
  it('with a condition is a yes that says so', () => {
    expect(readYesNo('有（要予約）')).toMatchObject({ value: true, problem: { kind: 'repaired' } });
  });
  it('of neither kind is doubted', () => {
    expect(readYesNo('要相談')).toMatchObject({ value: null, problem: { kind: 'doubtful' } });
  });

  it('may be a number of hours for some fields', () => {
    expect(['1', '2', '4', '無'].map((text) => readYesNoOrHours(text).value)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(readYesNo('2')).toMatchObject({ value: null });
  });
});

describe('codes and addresses', () => {
  it('repairs a local government code that lost its leading 0 or has no check digit', () => {
    expect(readMunicipalityCode('352071')).toEqual({ value: '352071' });
    expect(readMunicipalityCode('35207')).toMatchObject({ value: '352071', problem: { kind: 'repaired' } });
    expect(readMunicipalityCode('11002', '北海道')).toMatchObject({ value: '011002' });
    expect(readMunicipalityCode('1100')).toMatchObject({ value: '011002' });
  });

  it('is unknown if five digits fit two municipalities, unless the prefecture decides', () => {
    expect(readMunicipalityCode('11100')).toMatchObject({ value: null, problem: { kind: 'unread' } });
    expect(readMunicipalityCode('11100', '北海道')).toMatchObject({ value: '011100' });
    expect(readMunicipalityCode('11100', '埼玉県')).toMatchObject({ value: '111007' });
  });

  it.each(['990001', '12', 'abc', ''])('refuses the code %s', (text) => {
    expect(readMunicipalityCode(text).value).toBeNull();
  });

  it('reads a postal code, and puts back its leading 0', () => {
    expect(readPostalCode('744-0074')).toEqual({ value: '7440074' });
    expect(readPostalCode('〒７４４００７４')).toEqual({ value: '7440074' });
    expect(readPostalCode('600001')).toMatchObject({ value: '0600001', problem: { kind: 'repaired' } });
    expect(readPostalCode('74-0074').value).toBe('0740074');
    expect(readPostalCode('下松')).toMatchObject({ value: null, problem: { kind: 'unread' } });
  });

  it('checks a corporation number by its check digit', () => {
    expect(readCorporationNumber('7000012050002')).toEqual({ value: '7000012050002' });
    expect(readCorporationNumber('1000012050002')).toMatchObject({ problem: { kind: 'doubtful' } });
    expect(readCorporationNumber('7.00001E+12')).toMatchObject({ value: null, problem: { kind: 'unread' } });
  });

  it('takes mail addresses only', () => {
    expect(readMailaddress('Hoikuen@city.example.jp')).toEqual({ value: 'Hoikuen@city.example.jp' });
    expect(readMailaddress('ｈｏｉｋｕ＠example.jp')).toEqual({ value: 'hoiku@example.jp' });
    expect(readMailaddress('a@example.jp、b@example.jp')).toMatchObject({
      value: 'a@example.jp',
      problem: { kind: 'repaired' },
    });
    for (const text of ['問い合わせフォームから', 'a@b', '<a@example.jp>\r\nBcc:b', 'a@@example.jp'])
      expect(readMailaddress(text)).toMatchObject({ value: null, problem: { kind: 'unread' } });
  });

  it('takes web addresses only', () => {
    expect(readWebAddress('https://example.jp/園/')).toEqual({ value: 'https://example.jp/園/' });
    expect(readWebAddress('www.example.jp/a')).toMatchObject({ value: 'https://www.example.jp/a' });
    expect(readWebAddress('http://www.example.jp/‾sakura/')).toMatchObject({
      value: 'http://www.example.jp/~sakura/',
      problem: { kind: 'repaired' },
    });
    expect(readWebAddress('javascript:alert(1)')).toMatchObject({ value: null });
    expect(readWebAddress('準備中')).toMatchObject({ value: null, problem: { kind: 'unread' } });
    expect(readWebAddress('https://example.jp/小規模保育所　ひまわり園/')).toMatchObject({
      value: 'https://example.jp/小規模保育所%E3%80%80ひまわり園/',
      problem: { kind: 'repaired' },
    });
    expect(readWebAddress('https://a.example.jp https://b.example.jp')).toMatchObject({
      value: 'https://a.example.jp',
      problem: { kind: 'repaired' },
    });
  });
});
