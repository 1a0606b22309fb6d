import { TextField } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

export const specimens: SpecimenSheet = {
  title: '1行の入力欄',
  kind: 'control',
  components: ['TextField'],
  purpose: '名前やメールアドレスなど、短い文字を書き込むときに使います。',
  specimens: [
    {
      name: '必須の欄',
      state: 'default',
      render: () => <TextField name="name" label="お名前" need="required" autoComplete="name" />,
    },
    {
      name: '補足のある任意の欄',
      state: 'default',
      render: () => (
        <TextField
          name="company"
          label="お勤め先"
          need="optional"
          hint="法人名を省略せずにご記入ください。"
        />
      ),
    },
    {
      name: '前と後ろに言葉のある欄',
      state: 'default',
      note: '〒や名のような言葉は、欄の補足として読み上げられます。',
      render: () => <TextField name="members" label="見学の人数" width="short" suffix="名" />,
    },
    {
      name: 'マウスを重ねる',
      state: 'hover',
      note: 'マウスを重ねると、枠の色が濃くなります。',
      render: () => <TextField name="keyword" label="キーワード" />,
    },
    {
      name: 'キーボードで選ぶ',
      state: 'focus',
      note: 'Tabキーでも、クリックでも、選んだ欄が囲まれます。',
      render: () => <TextField name="keyword" label="キーワード" />,
    },
    {
      name: '誤りのある欄',
      state: 'error',
      note: '誤りは欄の上に出て、読み上げでも欄と結びつきます。',
      render: () => (
        <TextField
          type="email"
          name="mailaddress"
          label="メールアドレス"
          need="required"
          error="メールアドレスの形式で入力してください。例：hanako@example.jp"
          defaultValue="hanako@"
        />
      ),
    },
    {
      name: '使えない欄',
      state: 'disabled',
      render: () => <TextField name="number" label="会員番号" defaultValue="1000234" disabled />,
    },
    {
      name: '長い項目名',
      state: 'long',
      render: () => (
        <TextField
          name="emergency_contact"
          label="緊急のときに、保護者の方のほかにご連絡できる方のお名前と続柄"
          need="optional"
          hint="例：花岡 太郎（祖父）。お二人以上いらっしゃるときは、ご連絡の取りやすい順にご記入ください。"
          defaultValue="花岡 太郎（祖父）、花岡 和子（祖母）、下松 次郎（おじ）、周南 三郎（隣の家の方）"
        />
      ),
    },
    {
      name: '狭い枠',
      state: 'narrow',
      render: () => (
        <TextField
          name="name"
          label="お名前（申し込まれる保護者の方）"
          need="required"
          error="お名前を入力してください。"
        />
      ),
    },
  ],
};
