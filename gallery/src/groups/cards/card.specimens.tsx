import {
  Card,
  CardFacts,
  CardFrom,
  CardHead,
  CardName,
  CardNote,
  CardTags,
  DateBlock,
  facilityPlaceholder,
  Period,
  Picture,
  Tag,
} from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

const starts = '2026-12-05 14:00:00';
const ends = '2026-12-05 15:30:00';

const facts = [
  { icon: 'clock', name: '日時', value: <Period startsAt={starts} endsAt={ends} />, isPlain: true },
  { icon: 'yen', name: '参加費', value: '無料' },
] as const;

/** A card that the set does not have. */
const Lecture = ({ title = '離乳食の教室' }: { title?: string }) => (
  <Card lead={<DateBlock date={starts} />}>
    <CardName heading="h4" to="/gallery/cards">
      {title}
    </CardName>
    <CardTags>
      <Tag kind="strong">オンライン</Tag>
    </CardTags>
    <CardFacts facts={facts} />
    <CardFrom name="花岡保育園" to="/gallery/cards" />
  </Card>
);

export const specimens: SpecimenSheet = {
  title: 'カードの部品',
  kind: 'card',
  components: ['Card', 'CardHead', 'CardName', 'CardTags', 'CardFacts', 'CardNote', 'CardFrom'],
  purpose: 'この一式にないカードを、ほかのカードと同じ形で作るときに使います。',
  specimens: [
    {
      name: '日付のあるカード',
      state: 'default',
      render: () => <Lecture />,
    },
    {
      name: '絵と、名前の横に置くもの',
      state: 'default',
      note: '名前の横に置いたものは、カードとは別に押せます。スマートフォンの画面では、絵が小さくなり、名前の横に並びます。画面の幅を狭めると確かめられます。',
      render: () => (
        <Card
          leadKind="picture"
          lead={<Picture src={facilityPlaceholder('hikari')} alt="" width={320} height={200} fill />}
        >
          <CardHead aside={<Tag kind="notice">新着</Tag>}>
            <CardName heading="h4" to="/gallery/cards">
              園庭のある保育園の選びかた
            </CardName>
          </CardHead>
          <CardNote parts={['2026年11月20日', '更新 2026年11月22日']} />
        </Card>
      ),
    },
    {
      name: 'マウスを重ねる',
      state: 'hover',
      note: 'カードのどこに重ねても、枠が緑になり、名前に下線が出ます。',
      render: () => <Lecture />,
    },
    {
      name: 'キーボードで選ぶ',
      state: 'focus',
      note: '名前のリンクではカードの全体が囲まれ、園の名前は別に選ばれます。',
      render: () => <Lecture />,
    },
    {
      name: '狭い枠と長い名前',
      state: 'narrow',
      also: 'long',
      render: () => (
        <Lecture title="0歳から2歳のお子さまと保護者の方のための、はじめての離乳食とアレルギーの教室" />
      ),
    },
  ],
};
