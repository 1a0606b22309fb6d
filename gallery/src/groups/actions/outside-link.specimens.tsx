import { OutsideLink } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

export const specimens: SpecimenSheet = {
  title: 'ほかのサイトへのリンク',
  kind: 'link',
  components: ['OutsideLink'],
  purpose: '出典や園のホームページなど、ほかのサイトへ進むときに使います。新しいタブで開きます。',
  specimens: [
    {
      name: '文の中のリンク',
      state: 'default',
      note: '読み上げでは「新しいタブで外部サイトを開きます」と聞こえます。',
      render: () => (
        <p>
          出典：<OutsideLink href="https://www.digital.go.jp/">自治体標準オープンデータセット</OutsideLink>
          （2026年11月1日時点）
        </p>
      ),
    },
    {
      name: 'マウスを重ねる',
      state: 'hover',
      note: 'マウスを重ねると、下線が太くなります。',
      render: () => (
        <OutsideLink href="https://www.digital.go.jp/">自治体標準オープンデータセット</OutsideLink>
      ),
    },
    {
      name: 'キーボードで選ぶ',
      state: 'focus',
      note: 'Tabキーで選ぶと、印まで囲まれます。',
      render: () => <OutsideLink href="https://maps.gsi.go.jp/">地図で見る（国土地理院）</OutsideLink>,
    },
    {
      name: '狭い枠と長いアドレス',
      state: 'narrow',
      also: 'long',
      render: () => (
        <OutsideLink href="https://www.digital.go.jp/">
          https://www.digital.go.jp/resources/open_data/municipal-standard-data-set
        </OutsideLink>
      ),
    },
  ],
};
