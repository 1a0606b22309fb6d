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
      usage: '<ButtonLink to="/f">園を探す</ButtonLink>',
      render: () => <ButtonLink to="/gallery">園を探す</ButtonLink>,
    },
    {
      name: '控えめなリンク',
      state: 'default',
      usage: '<ButtonLink kind="secondary" to="/f">一覧へ戻る</ButtonLink>',
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
      usage: '<ButtonLink kind="secondary" to={phoneAddress(phone)}>電話する</ButtonLink>',
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
      usage: '<ButtonLink kind="secondary" to="/f">一覧へ戻る</ButtonLink>',
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
      usage: '<ButtonLink to="/f">園を探す</ButtonLink>',
      render: () => <ButtonLink to="/gallery">園を探す</ButtonLink>,
    },
    {
      name: '狭い枠と長い名前',
      state: 'narrow',
      also: 'long',
      usage: '<ButtonLink to={contactAddress}>{facility.name}に問い合わせる</ButtonLink>',
      render: () => <ButtonLink to="/gallery">社会福祉法人 花岡会 花岡東保育園に問い合わせる</ButtonLink>,
    },
  ],
};
