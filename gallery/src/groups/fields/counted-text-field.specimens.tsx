import { CountedTextField } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

export const specimens: SpecimenSheet = {
  title: '文字数を数える入力欄',
  kind: 'control',
  components: ['CountedTextField'],
  purpose: '文字数に限りのある1行を書き込むときに使います。書いている途中で切り捨てません。',
  specimens: [
    {
      name: '残りの文字数',
      state: 'default',
      note: '書くたびに、残りの文字数が変わります。',
      render: () => <CountedTextField name="nickname" label="ニックネーム" need="optional" maximum={20} />,
    },
    {
      name: 'マウスを重ねる',
      state: 'hover',
      note: 'マウスを重ねると、枠の色が濃くなります。',
      render: () => <CountedTextField name="nickname" label="ニックネーム" maximum={20} />,
    },
    {
      name: 'キーボードで選ぶ',
      state: 'focus',
      note: '残りの文字数は、欄の補足として読み上げられます。',
      render: () => <CountedTextField name="nickname" label="ニックネーム" maximum={20} />,
    },
    {
      name: '書き込めないとき',
      state: 'disabled',
      render: () => (
        <CountedTextField
          name="nickname"
          label="ニックネーム"
          hint="公開したあとは変えられません。"
          maximum={20}
          defaultValue="あおいとり"
          disabled
        />
      ),
    },
    {
      name: '多すぎるとき',
      state: 'error',
      note: '何文字多いかを伝え、書いたものはそのまま残します。',
      render: () => (
        <CountedTextField
          name="nickname"
          label="ニックネーム"
          maximum={10}
          defaultValue="ひかりの丘のあおいとり"
          error="ニックネームは10文字以内で入力してください。"
        />
      ),
    },
    {
      name: '狭い枠と長い項目名',
      state: 'narrow',
      also: 'long',
      render: () => (
        <CountedTextField
          name="nickname"
          label="応援メッセージに表示するニックネーム"
          hint="お名前や園がわかる言葉は避けてください。"
          maximum={20}
        />
      ),
    },
  ],
};
