import { TourTag } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

const ways = {
  slots: 'オンラインで予約できる園',
  message: 'フォームで受け付ける園',
  phone: '電話で受け付ける園',
  none: '受け付けのない園',
} as const;

export const specimens: SpecimenSheet = {
  title: '見学の受け付け',
  kind: 'display',
  lacks: { long: '言葉は、この4つだけです。' },
  components: ['TourTag'],
  purpose: '見学をどう受け付けているかを示します。その場で予約できる園を、目立たせます。',
  specimens: [
    ...Object.entries(ways).map(([acceptance, name]) => ({
      name,
      state: 'default' as const,
      usage: `<TourTag acceptance="${acceptance}" />`,
      render: () => <TourTag acceptance={acceptance as keyof typeof ways} />,
    })),
    {
      name: '狭い枠',
      state: 'narrow',
      usage: '<TourTag acceptance={facility.tour_acceptance} />',
      render: () => <TourTag acceptance="message" />,
    },
  ],
};
