import { TextArea } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

export const specimens: SpecimenSheet = {
  title: '複数行の入力欄',
  kind: 'control',
  components: ['TextArea'],
  purpose: 'ご質問やご要望など、文章を書き込むときに使います。',
  specimens: [
    {
      name: '補足のある欄',
      state: 'default',
      render: () => (
        <TextArea
          name="content"
          label="お問い合わせの内容"
          need="required"
          hint="例：0歳児クラスの空き状況と、見学できる曜日を教えてください。"
        />
      ),
    },
    {
      name: '文字数を数える欄',
      state: 'default',
      note: '残りの文字数が、欄の下に出ます。',
      render: () => <TextArea name="content" label="ご要望" rows={3} maximum={500} />,
    },
    {
      name: 'マウスを重ねる',
      state: 'hover',
      note: 'マウスを重ねると、枠の色が濃くなります。',
      render: () => <TextArea name="content" label="ご要望" rows={3} />,
    },
    {
      name: 'キーボードで選ぶ',
      state: 'focus',
      note: 'Tabキーで選ぶと囲まれます。改行はEnterキーで入ります。',
      render: () => <TextArea name="content" label="ご要望" rows={3} />,
    },
    {
      name: '誤りのある欄',
      state: 'error',
      render: () => (
        <TextArea
          name="content"
          label="お問い合わせの内容"
          need="required"
          error="お問い合わせの内容を入力してください。"
        />
      ),
    },
    {
      name: '使えない欄',
      state: 'disabled',
      render: () => <TextArea name="content" label="お問い合わせの内容" disabled />,
    },
    {
      name: '狭い枠と長い文章',
      state: 'narrow',
      also: 'long',
      note: '下の端をつかむと、高さを変えられます。',
      render: () => (
        <TextArea
          name="content"
          label="お問い合わせの内容"
          defaultValue={'来年4月に1歳児クラスへの入園を考えています。'.repeat(6)}
        />
      ),
    },
  ],
};
