import { NeedBadge } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

export const specimens: SpecimenSheet = {
  title: '必須・任意の印',
  kind: 'display',
  lacks: {
    long: '「必須」と「任意」の2つだけです。',
    narrow: '「必須」と「任意」の2つだけです。',
  },
  components: ['NeedBadge'],
  purpose: '入力欄のほかで、必須かどうかを示します。入力欄には、欄そのものが付けます。',
  specimens: [
    {
      name: '必須と任意',
      state: 'default',
      render: () => (
        <p>
          お申し込みの内容 <NeedBadge need="required" />
          　ご要望 <NeedBadge need="optional" />
        </p>
      ),
    },
  ],
};
