import {
  Button,
  DateSelects,
  ErrorSummary,
  type FieldError,
  RadioGroup,
  TextField,
  yearsBetween,
} from '@enerabi/shared/ui';
import { type ReactNode, useState } from 'react';
import type { SpecimenSheet } from '../../specimen/specimen.ts';
import { Stack } from '../../specimen/stack.tsx';

const fieldErrors = [
  { name: 'summary-name', message: 'お名前を入力してください。' },
  { name: 'summary-mailaddress', message: 'メールアドレスの形式で入力してください。' },
];
const groupErrors = [
  { name: 'summary-purpose', message: 'お問い合わせの目的を選択してください。' },
  { name: 'summary-birthday', message: 'お子さまの生年月日を選択してください。' },
];
const longErrors = [
  {
    name: 'summary-long',
    message:
      '緊急のときに保護者の方のほかにご連絡できる方のお名前と続柄を、60文字以内で入力してください。いま入力されているのは72文字です。',
  },
];

export const specimens: SpecimenSheet = {
  title: '誤りのまとめ',
  kind: 'display',
  lacks: { default: '誤りがないときは、何も出ません。' },
  components: ['ErrorSummary'],
  purpose: '送信できなかった理由をフォームの上にまとめ、それぞれの欄へ案内します。',
  specimens: [
    {
      name: '送信したとき',
      state: 'error',
      note: '「送信する」を押すと現れ、フォーカスが移ります。もう一度押しても移ります。リンクは誤りのある欄へ進みます。',
      usage: '{errors.length > 0 && <ErrorSummary errors={errors} attempt={reply} />}',
      render: () => (
        <Sent errors={fieldErrors}>
          {(errorOf) => (
            <>
              <TextField name="summary-name" label="お名前" error={errorOf('summary-name')} />
              <TextField
                name="summary-mailaddress"
                label="メールアドレス"
                defaultValue="hanako@"
                error={errorOf('summary-mailaddress')}
              />
            </>
          )}
        </Sent>
      ),
    },
    {
      name: '答えの組と日付への案内',
      state: 'error',
      note: 'いくつかの欄からなる問いには、その全体へ進みます。読み上げでは、問いと誤りが聞こえます。',
      usage: '<ErrorSummary errors={[{ name: "birthday", message: "…" }]} attempt={reply} />',
      render: () => (
        <Sent errors={groupErrors}>
          {(errorOf) => (
            <>
              <RadioGroup
                name="summary-purpose"
                label="お問い合わせの目的"
                error={errorOf('summary-purpose')}
                choices={[
                  { value: '2', label: '入園先を探している' },
                  { value: '1', label: '就職先を探している' },
                ]}
              />
              <DateSelects
                name="summary-birthday"
                label="お子さまの生年月日"
                years={yearsBetween(2026, 2019)}
                error={errorOf('summary-birthday')}
              />
            </>
          )}
        </Sent>
      ),
    },
    {
      name: '狭い枠と長い理由',
      state: 'narrow',
      also: 'long',
      note: '「送信する」を押すと現れます。長い理由は折り返します。',
      usage: '<ErrorSummary errors={errors} attempt={reply} />',
      render: () => (
        <Sent errors={longErrors}>
          {(errorOf) => (
            <TextField name="summary-long" label="緊急のときのご連絡先" error={errorOf('summary-long')} />
          )}
        </Sent>
      ),
    },
  ],
};

interface SentProps {
  errors: readonly FieldError[];
  children: (errorOf: (field: string) => string | undefined) => ReactNode;
}

/** It takes the focus when it appears, so it appears when it is asked for. */
function Sent({ errors, children }: SentProps) {
  const [attempt, setAttempt] = useState(0);
  const isSent = attempt > 0;
  return (
    <Stack>
      {isSent && <ErrorSummary errors={errors} attempt={attempt} />}
      {children((field) => (isSent ? errors.find(({ name }) => name === field)?.message : undefined))}
      <p>
        <Button onClick={() => setAttempt(attempt + 1)}>送信する</Button>
      </p>
    </Stack>
  );
}
