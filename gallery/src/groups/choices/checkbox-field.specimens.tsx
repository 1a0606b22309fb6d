import { CheckboxField } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

export const specimens: SpecimenSheet = {
  title: '1つだけのチェックボックス',
  kind: 'control',
  components: ['CheckboxField'],
  purpose: '同意や、1つの「はい」を尋ねるときに使います。',
  specimens: [
    {
      name: '同意',
      state: 'default',
      note: '同意する内容は箱の前に置きます。リンクも、箱の言葉ではなく内容の中に置きます。',
      render: () => (
        <CheckboxField name="agreed" label="利用規約に同意する" need="required">
          <p>
            お申し込みの前に、<a href="/terms">利用規約</a>をお読みください。
          </p>
        </CheckboxField>
      ),
    },
    {
      name: 'マウスを重ねる',
      state: 'hover',
      note: '箱か言葉にマウスを重ねると、箱の枠と地が緑になります。',
      render: () => <CheckboxField name="news" label="園からのお知らせを受け取る" />,
    },
    {
      name: 'キーボードで選ぶ',
      state: 'focus',
      note: 'スペースキーで選び、もう一度押すと外れます。',
      render: () => <CheckboxField name="news" label="園からのお知らせを受け取る" />,
    },
    {
      name: '同意がないとき',
      state: 'error',
      render: () => (
        <CheckboxField
          name="agreed"
          label="利用規約に同意する"
          need="required"
          error="「利用規約に同意する」にチェックを入れてください。"
        />
      ),
    },
    {
      name: '使えないとき',
      state: 'disabled',
      render: () => <CheckboxField name="agreed" label="メールで受け取る（ログインが必要です）" disabled />,
    },
    {
      name: '狭い枠と長い言葉',
      state: 'narrow',
      also: 'long',
      render: () => (
        <CheckboxField
          name="agreed"
          label="ご入力いただいた内容を、見学のご案内のために花岡保育園へお伝えすることに同意する"
          need="required"
        />
      ),
    },
  ],
};
