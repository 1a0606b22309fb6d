import { Button, ErrorSummary, TextField } from '@enerabi/shared/ui';
import { useState } from 'react';
import type { SpecimenSheet } from '../../specimen/specimen.ts';
import { Stack } from '../../specimen/stack.tsx';

const errors = [
  { name: 'summary-name', message: 'お名前を入力してください。' },
  { name: 'summary-mailaddress', message: 'メールアドレスの形式で入力してください。' },
];

export const specimens: SpecimenSheet = {
  title: '誤りのまとめ',
  components: ['ErrorSummary'],
  purpose: '送信できなかった理由をフォームの上にまとめ、それぞれの欄へ案内します。',
  specimens: [
    {
      name: '送信したとき',
      state: 'error',
      note: '「送信する」を押すと現れ、フォーカスが移ります。もう一度押しても移ります。リンクは誤りのある欄へ進みます。',
      usage: '{errors.length > 0 && <ErrorSummary errors={errors} attempt={reply} />}',
      render: Form,
    },
  ],
};

/** It takes the focus when it appears, so it appears when it is asked for. */
function Form() {
  const [attempt, setAttempt] = useState(0);
  const isSent = attempt > 0;
  const errorOf = (field: string) =>
    isSent ? errors.find(({ name }) => name === field)?.message : undefined;
  return (
    <Stack>
      {isSent && <ErrorSummary errors={errors} attempt={attempt} />}
      <TextField name="summary-name" label="お名前" error={errorOf('summary-name')} />
      <TextField
        name="summary-mailaddress"
        label="メールアドレス"
        defaultValue="hanako@"
        error={errorOf('summary-mailaddress')}
      />
      <p>
        <Button onClick={() => setAttempt(attempt + 1)}>送信する</Button>
      </p>
    </Stack>
  );
}
