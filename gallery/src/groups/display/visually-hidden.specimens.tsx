import { VisuallyHidden } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

export const specimens: SpecimenSheet = {
  title: '読み上げだけの言葉',
  kind: 'display',
  lacks: { long: '目には見えません。', narrow: '目には見えません。' },
  components: ['VisuallyHidden'],
  purpose: '目には見えず、読み上げでは聞こえる言葉です。記号に言葉を添えるときに使います。',
  specimens: [
    {
      name: '記号に添えた言葉',
      state: 'default',
      note: '「○」の代わりに「空きあり」と聞こえます。',
      render: () => (
        <p>
          0歳児 <span aria-hidden="true">○</span>
          <VisuallyHidden>空きあり</VisuallyHidden>
        </p>
      ),
    },
  ],
};
