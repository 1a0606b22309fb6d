import { BriefFacilityCard, Button, FacilityCard } from '@enerabi/shared/ui';
import { facility, facilityWith, fewFacts, longNames, today } from '../../samples/facility.ts';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

export const specimens: SpecimenSheet = {
  title: '園・施設のカード',
  kind: 'card',
  components: ['FacilityCard', 'BriefFacilityCard'],
  purpose: '一覧の中の1つの園です。カードのどこを押しても、園のページへ進みます。',
  specimens: [
    {
      name: '一覧のカード',
      state: 'default',
      render: () => <FacilityCard facility={facility} today={today} />,
    },
    {
      name: '短いカード',
      state: 'default',
      render: () => <BriefFacilityCard facility={facility} note="約350m" />,
    },
    {
      name: 'できることのあるカード',
      state: 'default',
      note: 'ボタンだけは、園のページへ進まずに押せます。',
      render: () => (
        <FacilityCard
          facility={facility}
          today={today}
          actions={
            <Button kind="secondary" size="small">
              比較に追加
            </Button>
          }
        />
      ),
    },
    {
      name: 'わかっている事実が少ない園',
      state: 'default',
      note: '公開されていない項目は、出しません。',
      render: () => <FacilityCard facility={facilityWith(fewFacts)} today={today} />,
    },
    {
      name: '空き状況が古い園',
      state: 'default',
      note: '60日以上前の空き状況は色をなくし、古いことを言葉で伝えます。',
      render: () => <FacilityCard facility={facility} today="2027-02-01" />,
    },
    {
      name: 'マウスを重ねる',
      state: 'hover',
      note: 'カードのどこに重ねても、枠が緑になり、名前に下線が出ます。',
      render: () => <BriefFacilityCard facility={facility} />,
    },
    {
      name: 'キーボードで選ぶ',
      state: 'focus',
      note: '選ばれるのは名前のリンク1つで、カードの全体が囲まれます。',
      render: () => <BriefFacilityCard facility={facility} />,
    },
    {
      name: '狭い枠と長い名前',
      state: 'narrow',
      also: 'long',
      note: '枠に横に入りきらない絵は、文字の上に広がります。スマートフォンの画面では、絵が小さくなり、名前の横に並びます。画面の幅を狭めると確かめられます。',
      render: () => <FacilityCard facility={facilityWith(longNames)} today={today} />,
    },
  ],
};
