import { Skeleton } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

export const specimens: SpecimenSheet = {
  title: '読み込み中の仮の表示',
  kind: 'waiting',
  components: ['Skeleton'],
  purpose: 'これから届く内容の場所を取っておきます。読み上げには聞こえません。',
  specimens: [
    {
      name: '文章',
      state: 'loading',
      render: () => <Skeleton lines={3} />,
    },
    {
      name: 'カード',
      state: 'loading',
      render: () => <Skeleton kind="card" />,
    },
    {
      name: '狭い枠',
      state: 'narrow',
      render: () => <Skeleton kind="card" lines={2} />,
    },
  ],
};
