import type { Municipality } from '@enerabi/gazetteer/municipalities';
import { type NameWithReading, namesWithReadings } from '@enerabi/gazetteer/name-with-reading';
import { corporationNumberOf, toKatakana } from '@enerabi/shared/japanese';
import type { CorporationRecord } from '@enerabi/shared/server/records';
import type { Family } from '../facility-kinds.ts';
import { towns } from '../names/towns.ts';
import { words } from '../names/words.ts';
import { philosophy } from '../notes/philosophy.ts';
import { type RandomSource, randomSource } from '../random-source.ts';

interface CorporationKind {
  name: NameWithReading;
  endings: readonly NameWithReading[];
  /** 株式会社 may follow the name; the others precede it. */
  mayTrail?: boolean;
}

const [welfare, school, stock, limited, nonprofit, association, medical] = [
  {
    name: '社会福祉法人 しゃかいふくしほうじん',
    endings: '会 かい,福祉会 ふくしかい,保育会 ほいくかい,児童福祉会 じどうふくしかい,愛育会 あいいくかい',
  },
  {
    name: '学校法人 がっこうほうじん',
    endings: '学園 がくえん,幼児学園 ようじがくえん,教育学園 きょういくがくえん',
  },
  {
    name: '株式会社 かぶしきがいしゃ',
    endings: 'チャイルドケア,保育サービス ほいくサービス,キッズサポート,ライフケア,子育て企画 こそだてきかく',
    mayTrail: true,
  },
  {
    name: '有限会社 ゆうげんがいしゃ',
    endings: '企画 きかく,商会 しょうかい,子育て舎 こそだてしゃ',
    mayTrail: true,
  },
  {
    name: '特定非営利活動法人 とくていひえいりかつどうほうじん',
    endings: '子育てネット こそだてネット,の会 のかい,子育てひろば こそだてひろば',
  },
  {
    name: '一般社団法人 いっぱんしゃだんほうじん',
    endings: '子育て協会 こそだてきょうかい,こども応援団 こどもおうえんだん',
  },
  { name: '医療法人 いりょうほうじん', endings: '会 かい,医療会 いりょうかい' },
].map(
  ({ name, endings, ...rest }): CorporationKind => ({
    name: namesWithReadings(name)[0] as NameWithReading,
    endings: namesWithReadings(endings),
    ...rest,
  }),
) as [
  CorporationKind,
  CorporationKind,
  CorporationKind,
  CorporationKind,
  CorporationKind,
  CorporationKind,
  CorporationKind,
];
const kinds = [welfare, school, stock, limited, nonprofit, association, medical];

type Shares = readonly (readonly [CorporationKind | null, number])[];
/** Null: a person runs it (個人). */
const operators: Record<Family, Shares> = {
  nursery: [
    [welfare, 68],
    [stock, 22],
    [school, 4],
    [nonprofit, 4],
    [association, 2],
  ],
  kodomoen: [
    [welfare, 52],
    [school, 48],
  ],
  kindergarten: [
    [school, 97],
    [null, 3],
  ],
  small: [
    [stock, 48],
    [welfare, 28],
    [nonprofit, 8],
    [limited, 5],
    [association, 6],
    [null, 5],
  ],
  home: [
    [null, 80],
    [nonprofit, 10],
    [stock, 10],
  ],
  visiting: [
    [stock, 60],
    [nonprofit, 40],
  ],
  company: [
    [stock, 66],
    [association, 12],
    [welfare, 10],
    [nonprofit, 5],
    [limited, 7],
  ],
  night: [
    [stock, 45],
    [limited, 25],
    [null, 30],
  ],
  hospital: [
    [medical, 80],
    [stock, 20],
  ],
  development: [
    [stock, 45],
    [nonprofit, 25],
    [welfare, 30],
  ],
  after_school: [
    [nonprofit, 50],
    [welfare, 30],
    [stock, 20],
  ],
};

/**
 * The corporation that runs the municipality's facility of this number; some run several. No registry office has a
 * code that starts with 99, so the numbers are unassigned.
 */
export function corporationOf(
  random: RandomSource,
  family: Family,
  municipality: Municipality,
  serial: number,
  seed: number,
): CorporationRecord | null {
  const kind = random.weighted(operators[family]);
  if (!kind) return null;
  // There are fewer corporations than facilities, and the first ones run more of them.
  const index = Math.min(Math.floor(serial * 0.5 * random.fraction()), 9999);
  const kindNumber = kinds.indexOf(kind);
  const name = corporationName(kind, municipality, index, seed);
  const own = randomSource(seed, 4, Number(municipality.digits), kindNumber, index);
  const address = `${municipality.prefecture.name}${municipality.name}${own.pick(towns).text}${own.between(1, 4)}丁目${own.between(1, 28)}番${own.between(1, 20)}号`;
  return {
    name: name.text,
    name_kana: toKatakana(name.kana),
    kind: kind.name.text,
    corporation_number: corporationNumberOf(
      `99${municipality.digits}${kindNumber}${String(index).padStart(4, '0')}`,
    ),
    path_name: `demo-${municipality.digits}-c${kindNumber}-${String(index).padStart(4, '0')}`,
    address,
    philosophy: philosophy(own),
  };
}

function corporationName(
  kind: CorporationKind,
  { digits, shortName }: Municipality,
  index: number,
  seed: number,
): NameWithReading {
  const random = randomSource(seed, 3, Number(digits), kinds.indexOf(kind));
  const combinations = words.length * kind.endings.length;
  const at = (random.between(0, combinations - 1) + index * 7919) % combinations;
  const word = words[at % words.length] as NameWithReading;
  const ending = kind.endings[Math.floor(at / words.length)] as NameWithReading;
  // When the words repeat, and for every other corporation, the name contains the place.
  const isLocal = index >= combinations || index % 2 === 1;
  const own = isLocal
    ? { text: shortName.text + word.text + ending.text, kana: shortName.kana + word.kana + ending.kana }
    : { text: word.text + ending.text, kana: word.kana + ending.kana };
  return kind.mayTrail && index % 3 === 0
    ? { text: own.text + kind.name.text, kana: own.kana + kind.name.kana }
    : { text: kind.name.text + own.text, kana: kind.name.kana + own.kana };
}
