import { TourTag } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

export const specimens: SpecimenSheet = {
  title: '見学の受け付け',
  kind: 'display',
  lacks: { long: '言葉は、この4つだけです。' },
  components: ['TourTag'],
  purpose: '見学をどう受け付けているかを示します。その場で予約できる園を、目立たせます。',
  specimens: [
    {
      name: 'オンラインで予約できる園',
      state: 'default',
      render: () => <TourTag acceptance="slots" />,
    },
    {
      name: 'フォームで受け付ける園',
      state: 'default',
      render: () => <TourTag acceptance="message" />,
    },
    {
      name: '電話で受け付ける園',
      state: 'default',
      render: () => <TourTag acceptance="phone" />,
    },
    {
      name: '受け付けのない園',
      state: 'default',
      render: () => <TourTag acceptance="none" />,
    },
    {
      name: '狭い枠',
      state: 'narrow',
      render: () => <TourTag acceptance="message" />,
    },
  ],
};
