import { Button, ButtonRow, SubmitButton, SubmitForm, TextField } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';
import { Stack } from '../../specimen/stack.tsx';

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 3_000));
const never = async (): Promise<void> => {
  await soon();
  throw new Error('The gallery sends nothing');
};

export const specimens: SpecimenSheet = {
  title: '一度だけ送るフォーム',
  kind: 'form',
  components: ['SubmitForm', 'SubmitButton', 'ButtonRow'],
  purpose: 'フォームを一度だけ送ります。送っているあいだは、もう一度押してもEnterキーでも送られません。',
  specimens: [
    {
      name: '入力して送る',
      state: 'default',
      note: 'Enterキーでも送れます。',
      render: () => (
        <SubmitForm onSend={soon}>
          <Stack>
            <TextField name="mailaddress" label="メールアドレス" />
            <ButtonRow>
              <SubmitButton>登録のメールを送る</SubmitButton>
            </ButtonRow>
          </Stack>
        </SubmitForm>
      ),
    },
    {
      name: '送るボタンと戻るボタン',
      state: 'loading',
      note: '「送信する」を押すと、3秒間、送信中になります。言葉が変わっても、ボタンの幅は変わりません。',
      render: () => (
        <SubmitForm onSend={soon}>
          <ButtonRow>
            <SubmitButton>送信する</SubmitButton>
            <Button kind="secondary">入力内容を修正する</Button>
          </ButtonRow>
        </SubmitForm>
      ),
    },
    {
      name: '送れなかったとき',
      state: 'error',
      note: '3秒後に失敗し、書いた内容はそのまま残ります。',
      render: () => (
        <SubmitForm onSend={never}>
          <Stack>
            <TextField name="mailaddress" label="メールアドレス" defaultValue="hanako@example.jp" />
            <ButtonRow>
              <SubmitButton>再設定のメールを送る</SubmitButton>
            </ButtonRow>
          </Stack>
        </SubmitForm>
      ),
    },
    {
      name: '長い言葉のボタン',
      state: 'long',
      note: '横に入りきらないボタンは、次の行へ送られます。',
      render: () => (
        <SubmitForm onSend={soon}>
          <ButtonRow>
            <SubmitButton>利用規約と個人情報の取り扱いに同意して申し込む</SubmitButton>
            <Button kind="secondary">お子さまと保護者の方の情報を修正する</Button>
          </ButtonRow>
        </SubmitForm>
      ),
    },
    {
      name: '狭い枠',
      state: 'narrow',
      note: '枠に入りきらないボタンは、次の行へ送られます。スマートフォンの画面では、いつも縦に並びます。画面の幅を狭めると確かめられます。',
      render: () => (
        <SubmitForm onSend={soon}>
          <ButtonRow>
            <SubmitButton pendingLabel="予約しています…">この内容で見学を予約する</SubmitButton>
            <Button kind="secondary">日時の選択に戻る</Button>
          </ButtonRow>
        </SubmitForm>
      ),
    },
  ],
};
