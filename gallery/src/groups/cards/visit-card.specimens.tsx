import { VisitCard } from '@enerabi/shared/ui';
import { facility, facilityWith, longNames } from '../../samples/facility.ts';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

const slot = {
  starts_at: '2026-11-26 10:00:00',
  ends_at: '2026-11-26 11:00:00',
  families_left: 4,
  child_class_ids: [0, 1],
} as const;

export const specimens: SpecimenSheet = {
  title: '見学のカード',
  kind: 'card',
  components: ['VisitCard'],
  purpose: 'もうすぐ見学できる園を、いちばん近い日時とともに見せます。',
  specimens: [
    {
      name: '空きのある見学',
      state: 'default',
      render: () => <VisitCard facility={facility} nextSlot={slot} datesAhead={3} to="/gallery/cards" />,
    },
    {
      name: '残りわずかの見学',
      state: 'default',
      render: () => (
        <VisitCard
          facility={facilityWith({ stations: [] })}
          nextSlot={{ ...slot, families_left: 1, child_class_ids: [] }}
          datesAhead={1}
          to="/gallery/cards"
        />
      ),
    },
    {
      name: 'マウスを重ねる',
      state: 'hover',
      note: 'カードのどこに重ねても、枠が緑になり、名前に下線が出ます。',
      render: () => <VisitCard facility={facility} nextSlot={slot} datesAhead={1} to="/gallery/cards" />,
    },
    {
      name: 'キーボードで選ぶ',
      state: 'focus',
      note: '選ばれるのは名前のリンク1つで、カードの全体が囲まれます。',
      render: () => <VisitCard facility={facility} nextSlot={slot} datesAhead={1} to="/gallery/cards" />,
    },
    {
      name: '狭い枠と長い名前',
      state: 'narrow',
      also: 'long',
      note: 'スマートフォンの画面では、日めくりが少し細くなります。画面の幅を狭めると確かめられます。',
      render: () => (
        <VisitCard facility={facilityWith(longNames)} nextSlot={slot} datesAhead={12} to="/gallery/cards" />
      ),
    },
  ],
};
