import { announce, Button, StatusRegion } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

export const specimens: SpecimenSheet = {
  title: '読み上げへのお知らせ',
  kind: 'display',
  lacks: { long: '目には見えません。', narrow: '目には見えません。' },
  components: ['announce', 'StatusRegion'],
  purpose:
    '画面を見ていない方に、変わったことを声で伝えます。場所（StatusRegion）は、シェルに1つだけ置きます。',
  specimens: [
    {
      name: '変わったことを伝える',
      state: 'default',
      note: '押すと、読み上げで「お気に入りに追加しました。」と聞こえます。目には何も見えません。',
      render: () => (
        <>
          <StatusRegion />{' '}
          <Button kind="secondary" onClick={() => announce('お気に入りに追加しました。')}>
            お知らせを読み上げる
          </Button>
        </>
      ),
    },
  ],
};
