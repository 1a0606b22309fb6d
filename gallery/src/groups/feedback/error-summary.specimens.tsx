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
  { name: 'name', message: 'お名前を入力してください。' },
  { name: 'mailaddress', message: 'メールアドレスの形式で入力してください。' },
];
const groupErrors = [
  { name: 'purpose_kind_id', message: 'お問い合わせの目的を選択してください。' },
  { name: 'birthday', message: 'お子さまの生年月日を選択してください。' },
];
const purposes = [
  { value: '2', label: '入園先を探している' },
  { value: '1', label: '就職先を探している' },
];
const longErrors = [
  {
    name: 'emergency_contact',
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
      render: () => (
        <Sent errors={fieldErrors}>
          {({ errors, attempt, errorOf }) => (
            <>
              {errors.length > 0 && <ErrorSummary errors={errors} attempt={attempt} />}
              <TextField name="name" label="お名前" error={errorOf('name')} />
              <TextField
                name="mailaddress"
                label="メールアドレス"
                defaultValue="hanako@"
                error={errorOf('mailaddress')}
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
      render: () => (
        <Sent errors={groupErrors}>
          {({ errors, attempt, errorOf }) => (
            <>
              {errors.length > 0 && <ErrorSummary errors={errors} attempt={attempt} />}
              <RadioGroup
                name="purpose_kind_id"
                label="お問い合わせの目的"
                error={errorOf('purpose_kind_id')}
                choices={purposes}
              />
              <DateSelects
                name="birthday"
                label="お子さまの生年月日"
                years={yearsBetween(2026, 2019)}
                error={errorOf('birthday')}
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
      render: () => (
        <Sent errors={longErrors}>
          {({ errors, attempt, errorOf }) => (
            <>
              {errors.length > 0 && <ErrorSummary errors={errors} attempt={attempt} />}
              <TextField
                name="emergency_contact"
                label="緊急のときのご連絡先"
                error={errorOf('emergency_contact')}
              />
            </>
          )}
        </Sent>
      ),
    },
  ],
};

interface Reply {
  /** None before it is sent. */
  errors: readonly FieldError[];
  attempt: number;
  errorOf: (field: string) => string | undefined;
}

interface SentProps {
  errors: readonly FieldError[];
  children: (reply: Reply) => ReactNode;
}

/** It takes the focus when it appears, so it appears when it is asked for. */
function Sent({ errors: all, children }: SentProps) {
  const [attempt, setAttempt] = useState(0);
  const errors = attempt > 0 ? all : [];
  const errorOf = (field: string) => errors.find(({ name }) => name === field)?.message;
  return (
    <Stack>
      {children({ errors, attempt, errorOf })}
      <p>
        <Button onClick={() => setAttempt(attempt + 1)}>送信する</Button>
      </p>
    </Stack>
  );
}
