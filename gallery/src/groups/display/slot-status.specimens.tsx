import { SlotSign, SlotStatus } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

export const specimens: SpecimenSheet = {
  title: '見学の空き状況',
  kind: 'display',
  components: ['SlotStatus', 'SlotSign'],
  purpose: '見学の日時の空きを、言葉と記号（○△×）で示します。',
  specimens: [
    {
      name: '空きあり',
      state: 'default',
      render: () => <SlotStatus families_left={3} />,
    },
    {
      name: '残りわずか',
      state: 'default',
      render: () => <SlotStatus families_left={1} />,
    },
    {
      name: '満席',
      state: 'default',
      render: () => <SlotStatus families_left={0} />,
    },
    {
      name: '受付前',
      state: 'default',
      render: () => <SlotStatus families_left={2} opens_at="2026-12-01 09:00:00" />,
    },
    {
      name: '記号だけ',
      state: 'default',
      note: '読み上げでは聞こえません。カレンダーでは、言葉を添えます。',
      render: () => <SlotSign state="few" />,
    },
    {
      name: '狭い枠と長い言葉',
      state: 'narrow',
      also: 'long',
      render: () => <SlotStatus families_left={1} />,
    },
  ],
};
