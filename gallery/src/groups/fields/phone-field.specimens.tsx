import { PhoneField } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

export const specimens: SpecimenSheet = {
  title: '電話番号の入力欄',
  kind: 'control',
  components: ['PhoneField'],
  purpose: '電話番号を1つの欄に書き込みます。全角の数字も、ハイフンのあるなしも受け付けます。',
  specimens: [
    {
      name: '電話番号',
      state: 'default',
      note: '「０８３３４３１２３４」と書いて欄を離れると「0833-43-1234」になります。',
      render: () => (
        <PhoneField
          name="phone"
          label="電話番号"
          need="required"
          hint="日中にご連絡の取れる番号をご記入ください。"
        />
      ),
    },
    {
      name: 'マウスを重ねる',
      state: 'hover',
      note: 'マウスを重ねると、枠の色が濃くなります。',
      render: () => <PhoneField name="phone" label="電話番号" />,
    },
    {
      name: 'キーボードで選ぶ',
      state: 'focus',
      note: 'スマートフォンでは、電話番号のキーボードが出ます。',
      render: () => <PhoneField name="phone" label="電話番号" />,
    },
    {
      name: '書き込めないとき',
      state: 'disabled',
      render: () => (
        <PhoneField
          name="phone"
          label="電話番号"
          hint="会員情報の電話番号です。"
          defaultValue="0833-43-1234"
          disabled
        />
      ),
    },
    {
      name: '誤りのある欄',
      state: 'error',
      render: () => (
        <PhoneField
          name="phone"
          label="電話番号"
          need="required"
          defaultValue="0833-43"
          error="電話番号を市外局番から入力してください。"
        />
      ),
    },
    {
      name: '狭い枠と長い項目名',
      state: 'narrow',
      also: 'long',
      render: () => (
        <PhoneField
          name="phone"
          label="緊急のときに、保護者の方のほかにご連絡できる方の電話番号"
          defaultValue="0833-43-1234 内線12345"
        />
      ),
    },
  ],
};
