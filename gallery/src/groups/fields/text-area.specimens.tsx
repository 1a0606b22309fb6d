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
      usage: '<TextArea name="content" label="お問い合わせの内容" hint="例：…" />',
      render: () => (
        <TextArea
          name="area-default"
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
      usage: '<TextArea name="content" label="ご要望" maximum={500} />',
      render: () => <TextArea name="area-counted" label="ご要望" rows={3} maximum={500} />,
    },
    {
      name: 'マウスを重ねる',
      state: 'hover',
      note: 'マウスを重ねると、枠の色が濃くなります。',
      usage: '<TextArea name="content" label="ご要望" rows={3} />',
      render: () => <TextArea name="area-hover" label="ご要望" rows={3} />,
    },
    {
      name: 'キーボードで選ぶ',
      state: 'focus',
      note: 'Tabキーで選ぶと囲まれます。改行はEnterキーで入ります。',
      usage: '<TextArea name="content" label="ご要望" rows={3} />',
      render: () => <TextArea name="area-focus" label="ご要望" rows={3} />,
    },
    {
      name: '誤りのある欄',
      state: 'error',
      usage: '<TextArea name="content" label="お問い合わせの内容" error={errors.content} />',
      render: () => (
        <TextArea
          name="area-error"
          label="お問い合わせの内容"
          need="required"
          error="お問い合わせの内容を入力してください。"
        />
      ),
    },
    {
      name: '使えない欄',
      state: 'disabled',
      usage: '<TextArea name="content" label="お問い合わせの内容" disabled />',
      render: () => <TextArea name="area-disabled" label="お問い合わせの内容" disabled />,
    },
    {
      name: '狭い枠と長い文章',
      state: 'narrow',
      also: 'long',
      note: '下の端をつかむと、高さを変えられます。',
      usage: '<TextArea name="content" label="お問い合わせの内容" defaultValue={draft} />',
      render: () => (
        <TextArea
          name="area-narrow"
          label="お問い合わせの内容"
          defaultValue={'来年4月に1歳児クラスへの入園を考えています。'.repeat(6)}
        />
      ),
    },
  ],
};
