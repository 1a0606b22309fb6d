import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Proposal, propose } from './propose.ts';
import { table, usual } from './testing/made-up-layouts.ts';

const proposalOf = (rows: string[][], file = 'list.csv'): Proposal =>
  propose(
    { rows: rows.map((cells, at) => ({ row: at + 1, cells, fault: null })), isNamed: false, delimiter: ',' },
    file,
  );
const sureOf = ({ columns }: Proposal) =>
  Object.fromEntries(columns.flatMap(({ field, header, isSure }) => (isSure ? [[field, header]] : [])));
const doubtsOf = ({ columns }: Proposal) => columns.flatMap(({ header, isSure }) => (isSure ? [] : [header]));

describe('what is proposed for a list', () => {
  it('of a prefecture, its municipalities in a column, one kind in the title', () => {
    const proposal = proposalOf([
      ['東京都認証保育所一覧（令和7年4月1日現在）'],
      [
        '類型',
        '設置区市町村',
        '施設名',
        '郵便番号',
        '所在地',
        '電話番号',
        '最寄駅',
        '定員',
        '開所時間',
        '受入月齢',
        '設置者',
      ],
      [
        'A型',
        '千代田区',
        'ほしのこ園',
        '101-0051',
        '千代田区神田1-2-3',
        '03-1234-5678',
        'JR駅',
        '40',
        '7:30～20:30',
        '57日',
        '株式会社ほし',
      ],
      [
        'A型',
        '中野区',
        'そらのこ園',
        '164-0001',
        '中野区中野1-2-3',
        '03-1234-5679',
        'JR駅',
        '30',
        '7:30～20:30',
        '57日',
        '株式会社そら',
      ],
      [
        'B型',
        '八王子市',
        'つきのこ園',
        '192-0051',
        '八王子市元町1-2-3',
        '042-234-5678',
        'JR駅',
        '20',
        '7:30～18:30',
        '3か月',
        '株式会社つき',
      ],
    ]);
    expect(sureOf(proposal)).toMatchObject({
      municipality: '設置区市町村',
      name: '施設名',
      postal_code: '郵便番号',
      address: '所在地',
      phones: '電話番号',
      access_note: '最寄駅',
      capacity: '定員',
      opens_at: '開所時間',
      accepted_age: '受入月齢',
      corporation_name: '設置者',
    });
    expect(proposal).toMatchObject({
      municipality: { code: '130001', name: '東京都' },
      facility_type: '認証保育所',
      unused: ['類型'],
      missing: ['position'],
      file: { header_row: 2, header_rows: 1 },
    });
  });

  it('of a designated city, ward and hours of Saturday beside', () => {
    const proposal = proposalOf([
      [
        '区名',
        '施設種別',
        '設置主体',
        '施設名',
        '住所',
        '電話番号',
        '入所可能月齢',
        '開所時間（平日）',
        '開所時間（土曜日）',
      ],
      [
        '北区',
        '保育所',
        '公立',
        '北第一保育所',
        '大阪市北区梅田1-2-3',
        '06-6312-1234',
        '6か月',
        '7:30-18:30',
        '7:30-18:30',
      ],
      [
        '都島区',
        '認定こども園（幼保連携型）',
        '私立',
        '都島園',
        '大阪市都島区毛馬1-2',
        '06-6922-1234',
        '2か月',
        '7:00-19:00',
        '7:00-18:00',
      ],
    ]);
    expect(sureOf(proposal)).toEqual({
      ward: '区名',
      facility_type: '施設種別',
      ownership: '設置主体',
      name: '施設名',
      address: '住所',
      phones: '電話番号',
      accepted_age: '入所可能月齢',
      opens_at: '開所時間（平日）',
      saturday_opens_at: '開所時間（土曜日）',
    });
    expect(proposal).toMatchObject({ municipality: { code: '271004' }, id: ['施設名'] });
  });

  it('with the capacity by children’s certificates beneath one name, and a number of 13 figures that is no corporation’s', () => {
    const proposal = proposalOf([
      ['施設番号', '施設区分', '施設名', '所在地', '利用定員', '', '', ''],
      ['', '', '', '', '1号', '2号', '3号', '合計'],
      [
        '2810012345678',
        '幼保連携型認定こども園',
        '虹こども園',
        '神戸市東灘区本山1-2-3',
        '15',
        '50',
        '40',
        '105',
      ],
      ['2810012345679', '保育所', '空保育園', '神戸市灘区岩屋1-2-3', '0', '50', '40', '90'],
    ]);
    expect(sureOf(proposal)).toEqual({
      facility_type: '施設区分',
      name: '施設名',
      address: '所在地',
      capacity: '利用定員_合計',
    });
    expect(proposal).toMatchObject({
      id: ['施設番号'],
      file: { header_row: 2, header_rows: 2 },
      unused: ['利用定員_1号', '利用定員_2号', '利用定員_3号'],
    });
  });

  it('in plain words, and asks nothing where they are enough', () => {
    const proposal = proposalOf(
      [
        [
          '施設の類型',
          '施設の名称',
          '〒',
          '施設の住所',
          '連絡先',
          '平日の開園時間',
          '平日の閉園時間',
          '対象となる子どもの年齢',
          '事業を開始した日',
          'HPのURL',
        ],
        [
          '小規模保育事業A型',
          'そら保育室',
          '980-0011',
          '宮城県仙台市青葉区上杉1-2-3',
          '022-221-1111',
          '7時30分',
          '18時30分',
          '0歳～2歳',
          '2016/4/1',
          'https://a.example.jp',
        ],
        [
          '保育所',
          'うみ保育園',
          '983-0011',
          '宮城県仙台市宮城野区栄1-2-3',
          '022-221-1113',
          '7時15分',
          '19時15分',
          '産休明け～',
          '1980/4/1',
          'https://b.example.jp',
        ],
      ],
      'hoikuen.csv',
    );
    expect(Object.keys(sureOf(proposal)).sort()).toEqual(
      [
        'accepted_age',
        'address',
        'approved_on',
        'closes_at',
        'facility_type',
        'name',
        'opens_at',
        'phones',
        'postal_code',
        'url',
      ].sort(),
    );
    expect(doubtsOf(proposal)).toEqual([]);
  });

  it('of unlicensed nurseries, by the name of the file', () => {
    const rows = [
      ['施設名', '設置者', '代表者', '所在地', '電話', '証明書の有無', '立入調査年月日'],
      ['キッズルームA', '株式会社A', '田中', '長野県松本市中央1-2-3', '0263-11-1111', '有', '2023年7月1日'],
      ['ベビールームB', '個人', '鈴木', '長野県松本市大手1-2-3', '0263-11-1112', '無', '2023年7月8日'],
    ];
    expect(proposalOf(rows, '認可外保育施設.csv')).toMatchObject({
      facility_type: '認可外保育施設',
      municipality: { code: '202029', name: '長野県松本市' },
      unused: ['代表者', '立入調査年月日'],
    });
    for (const file of ['保育所等一覧.csv', '保育所・幼稚園.csv', 'list.csv'])
      expect(proposalOf(rows, file)).toMatchObject({
        facility_type: null,
        missing: ['facility_type', 'position'],
      });
  });

  it('is the same whichever order its columns are in, and every time', () => {
    const rows = table({
      施設名: usual.name,
      種別: usual.kind,
      住所: usual.address,
      電話: usual.phone,
      入所定員: usual.capacity,
      総定員: usual.capacity,
      園長: () => '高松　花子',
    });
    const straight = proposalOf(rows);
    const order = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7 });
    fc.assert(
      fc.property(order, (places) => {
        const shuffled = rows.map((cells) => places.map((at) => cells[at] ?? ''));
        expect(proposalOf(shuffled)).toEqual(straight);
      }),
      { numRuns: 30 },
    );
  });

  it('is known again by name and address where two share a name, never by running numbers', () => {
    const rows = [
      ['番号', '園名', '住所'],
      ['1', '中央保育園', '香川県高松市番町1-2'],
      ['2', '中央保育園', '香川県高松市宮脇町3-4'],
    ];
    expect(proposalOf(rows).id).toEqual(['園名', '住所']);
    const saved = rows.map(([number, ...rest], at) => [
      at === 0 ? (number ?? '') : `${Number(number) * 7}`,
      ...rest,
    ]);
    expect(proposalOf(saved).id).toEqual(['番号']);
  });
});
