import { Button, Dialog, Drawer, Notice } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';
import { Cancelling } from './cancelling.tsx';
import { consultationForm } from './consultation-form.tsx';
import { Opened } from './opened.tsx';
import { TermsOverQuestion } from './terms-over-question.tsx';

export const specimens: SpecimenSheet = {
  title: 'ダイアログとドロワー',
  kind: 'overlay',
  lacks: {
    narrow:
      '枠ではなく、画面の幅に合わせて広がります。スマートフォンの画面では、ダイアログは左右に少しずつ、ドロワーは元のページの端を残します。画面の幅を狭めて開くと確かめられます。',
  },
  components: ['Dialog', 'Drawer'],
  purpose: 'ダイアログは真ん中で1つのことを尋ね、ドロワーは横から開いて条件やメニューを見せます。',
  specimens: [
    {
      name: 'キャンセルの確認',
      state: 'default',
      note: 'ボタンを押すと開きます。はじめのフォーカスは、何も変えない「予約を残す」にあります。Escキー、×、外側を押すことで閉じ、フォーカスが元へ戻ります。',
      render: () => (
        <Opened button="予約をキャンセルする">
          {({ isOpen, close, first }) => (
            <Dialog
              open={isOpen}
              onClose={close}
              title="見学の予約をキャンセルしますか？"
              initialFocus={first}
              actions={
                <>
                  <Button kind="danger" onClick={close}>
                    予約をキャンセルする
                  </Button>
                  <Button ref={first} kind="secondary" onClick={close}>
                    予約を残す
                  </Button>
                </>
              }
            >
              <p>キャンセルすると、元に戻せません。</p>
            </Dialog>
          )}
        </Opened>
      ),
    },
    {
      name: '条件のドロワー',
      state: 'default',
      note: 'ボタンを押すと、横から開きます。動きを減らす設定では、すぐに開きます。',
      render: () => (
        <Opened button="条件をしぼる">
          {({ isOpen, close }) => (
            <Drawer
              open={isOpen}
              onClose={close}
              title="検索の条件"
              actions={<Button onClick={close}>わかりました</Button>}
            >
              <p>エリア、対象年齢、サービスからしぼれます。</p>
            </Drawer>
          )}
        </Opened>
      ),
    },
    {
      name: '2つ重ねたとき',
      state: 'default',
      note: '上のダイアログだけが使えます。Escキーで上から1つずつ閉じ、フォーカスは開いたところへ戻ります。',
      render: () => (
        <TermsOverQuestion>
          {({ isAsking, stopAsking, areTermsOpen, openTerms, closeTerms }) => (
            <>
              <Dialog
                open={isAsking}
                onClose={stopAsking}
                title="この日時で申し込みますか？"
                actions={<Button onClick={stopAsking}>申し込む</Button>}
              >
                <p>11月28日（土）10:00から、花岡保育園の見学です。</p>
                <Button kind="plain" onClick={openTerms}>
                  見学の決まりを読む
                </Button>
              </Dialog>
              <Dialog open={areTermsOpen} onClose={closeTerms} title="見学の決まり">
                <p>当日に熱や咳のあるときは、お電話のうえ、日を改めてお越しください。</p>
              </Dialog>
            </>
          )}
        </TermsOverQuestion>
      ),
    },
    {
      name: '長いフォーム',
      state: 'long',
      note: '題と下のボタンはいつも見え、そのあいだだけがスクロールします。',
      render: () => (
        <Opened button="園に相談する">
          {({ isOpen, close }) => (
            <Dialog
              open={isOpen}
              onClose={close}
              title="花岡保育園への相談"
              actions={<Button onClick={close}>わかりました</Button>}
            >
              {consultationForm}
            </Dialog>
          )}
        </Opened>
      ),
    },
    {
      name: '長いフォームのドロワー',
      state: 'long',
      note: '題と下のボタンはいつも見えます。',
      render: () => (
        <Opened button="相談の内容を書く">
          {({ isOpen, close }) => (
            <Drawer
              open={isOpen}
              onClose={close}
              title="相談の内容"
              actions={<Button onClick={close}>わかりました</Button>}
            >
              {consultationForm}
            </Drawer>
          )}
        </Opened>
      ),
    },
    {
      name: '長い題',
      state: 'long',
      note: '題が折り返しても、×は右上に残ります。',
      render: () => (
        <Opened button="見学の日時を確かめる">
          {({ isOpen, close }) => (
            <Dialog
              open={isOpen}
              onClose={close}
              title="2026年11月28日（土）10:00から11:00までの、幼保連携型認定こども園 ひかりの丘東こども園の見学でよろしいですか？"
              actions={<Button onClick={close}>わかりました</Button>}
            >
              <p>前の日の17時までは、マイページで変更できます。</p>
            </Dialog>
          )}
        </Opened>
      ),
    },
    {
      name: '送っているあいだ',
      state: 'loading',
      note: '「取り消す」を押すと3秒間、処理中になります。そのあいだは閉じません。',
      render: () => (
        <Cancelling button="見学を取り消す">
          {({ isOpen, isSending, close, send }) => (
            <Dialog
              open={isOpen}
              onClose={close}
              title="見学を取り消してもよろしいですか？"
              actions={
                <>
                  <Button kind="danger" pending={isSending} pendingLabel="取り消しています…" onClick={send}>
                    取り消す
                  </Button>
                  <Button kind="secondary" disabled={isSending} onClick={close}>
                    戻る
                  </Button>
                </>
              }
            >
              <p>11月28日（土）10:00からのお約束です。</p>
            </Dialog>
          )}
        </Cancelling>
      ),
    },
    {
      name: '送れなかったとき',
      state: 'error',
      note: '3秒後に失敗し、理由がダイアログの中に出ます。開いたまま、もう一度押せます。',
      render: () => (
        <Cancelling button="面談を取り消す" fails>
          {({ isOpen, isSending, failure, close, send }) => (
            <Dialog
              open={isOpen}
              onClose={close}
              title="面談を取り消してもよろしいですか？"
              actions={
                <Button kind="danger" pending={isSending} pendingLabel="取り消しています…" onClick={send}>
                  取り消す
                </Button>
              }
            >
              {failure && (
                <Notice kind="error" title={failure}>
                  <p>時間をおいて、もう一度お試しください。</p>
                </Notice>
              )}
              <p>11月28日（土）10:00からのお約束です。</p>
            </Dialog>
          )}
        </Cancelling>
      ),
    },
  ],
};
