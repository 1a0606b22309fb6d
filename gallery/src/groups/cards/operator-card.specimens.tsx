import { OperatorCard } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

const operator = {
  name: '社会福祉法人 花岡会',
  name_kana: 'シャカイフクシホウジンハナオカカイ',
  kind: '社会福祉法人',
  place: '山口県',
  facility_count: 4,
  vacant_count: 2,
  job_count: 3,
};

const longOperator = {
  name: '特定非営利活動法人 子どもとともに育つ地域のまちづくりネットワーク',
  kind: null,
  place: null,
  facility_count: 1_204,
};

export const specimens: SpecimenSheet = {
  title: '運営法人のカード',
  kind: 'card',
  components: ['OperatorCard'],
  purpose: '園を運営する法人です。押すと、その法人の園の一覧へ進みます。',
  specimens: [
    {
      name: '一覧のカード',
      state: 'default',
      render: () => <OperatorCard operator={operator} to="/gallery/cards" />,
    },
    {
      name: 'マウスを重ねる',
      state: 'hover',
      note: 'カードのどこに重ねても、枠が緑になり、名前に下線が出ます。',
      render: () => <OperatorCard operator={operator} to="/gallery/cards" />,
    },
    {
      name: 'キーボードで選ぶ',
      state: 'focus',
      note: '選ばれるのは名前のリンク1つで、カードの全体が囲まれます。',
      render: () => <OperatorCard operator={operator} to="/gallery/cards" />,
    },
    {
      name: '狭い枠と長い名前',
      state: 'narrow',
      also: 'long',
      render: () => <OperatorCard operator={longOperator} to="/gallery/cards" />,
    },
  ],
};
