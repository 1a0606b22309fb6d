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
  components: ['TourTag'],
  purpose: '見学をどう受け付けているかを示します。その場で予約できる園を、目立たせます。',
  specimens: Object.entries(ways).map(([acceptance, name]) => ({
    name,
    state: 'default',
    usage: `<TourTag acceptance="${acceptance}" />`,
    render: () => <TourTag acceptance={acceptance as keyof typeof ways} />,
  })),
};
