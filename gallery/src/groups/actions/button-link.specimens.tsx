import { ButtonLink } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

export const specimens: SpecimenSheet = {
  title: 'ボタンの形のリンク',
  kind: 'link',
  components: ['ButtonLink'],
  purpose: '別のページへ進むだけで、何も変えないときに使います。',
  specimens: [
    {
      name: '主なリンク',
      state: 'default',
      render: () => <ButtonLink to="/gallery">園を探す</ButtonLink>,
    },
    {
      name: '控えめなリンク',
      state: 'default',
      render: () => (
        <ButtonLink kind="secondary" to="/gallery">
          一覧へ戻る
        </ButtonLink>
      ),
    },
    {
      name: '電話をかけるリンク',
      state: 'default',
      note: '電話では、そのままかけられます。ほかのサイトへ進むときは、OutsideLinkを使います。',
      render: () => (
        <ButtonLink kind="secondary" to="tel:0833431234">
          0833-43-1234に電話する
        </ButtonLink>
      ),
    },
    {
      name: 'マウスを重ねる',
      state: 'hover',
      note: 'マウスを重ねると、地が淡い緑になります。',
      render: () => (
        <ButtonLink kind="secondary" to="/gallery">
          一覧へ戻る
        </ButtonLink>
      ),
    },
    {
      name: 'キーボードで選ぶ',
      state: 'focus',
      note: 'Tabキーで選ぶと、丸い形のまま囲まれます。',
      render: () => <ButtonLink to="/gallery">園を探す</ButtonLink>,
    },
    {
      name: '狭い枠と長い名前',
      state: 'narrow',
      also: 'long',
      render: () => <ButtonLink to="/gallery">社会福祉法人 花岡会 花岡東保育園に問い合わせる</ButtonLink>,
    },
  ],
};
