import { Dialog, Drawer } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';
import { Cancelling } from './cancelling.tsx';
import { ConsultationForm } from './consultation-form.tsx';
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
      usage:
        '<Dialog open={open} onClose={close} title="…" initialFocus={keep}\n  actions={<><Button kind="danger">…</Button><Button ref={keep}>…</Button></>}>\n  <p>…</p>\n</Dialog>',
      render: () => (
        <Opened
          Overlay={Dialog}
          button="予約をキャンセルする"
          title="見学の予約をキャンセルしますか？"
          answers={[
            { words: '予約をキャンセルする', kind: 'danger' },
            { words: '予約を残す', isFirst: true },
          ]}
        >
          <p>キャンセルすると、元に戻せません。</p>
        </Opened>
      ),
    },
    {
      name: '条件のドロワー',
      state: 'default',
      note: 'ボタンを押すと、横から開きます。動きを減らす設定では、すぐに開きます。',
      usage: '<Drawer open={open} onClose={close} title="条件をしぼる" actions={…}>…</Drawer>',
      render: () => (
        <Opened Overlay={Drawer} button="条件をしぼる" title="検索の条件">
          <p>エリア、対象年齢、サービスからしぼれます。</p>
        </Opened>
      ),
    },
    {
      name: '2つ重ねたとき',
      state: 'default',
      note: '上のダイアログだけが使えます。Escキーで上から1つずつ閉じ、フォーカスは開いたところへ戻ります。',
      usage: '<Dialog open={isAsking} …>…</Dialog>\n<Dialog open={areTermsOpen} …>…</Dialog>',
      render: () => <TermsOverQuestion />,
    },
    {
      name: '長いフォーム',
      state: 'long',
      note: '題と下のボタンはいつも見え、そのあいだだけがスクロールします。',
      usage: '<Dialog open={open} onClose={close} title="…" actions={…}>…</Dialog>',
      render: () => (
        <Opened Overlay={Dialog} button="園に相談する" title="花岡保育園への相談">
          <ConsultationForm name="dialog" />
        </Opened>
      ),
    },
    {
      name: '長いフォームのドロワー',
      state: 'long',
      note: '題と下のボタンはいつも見えます。',
      usage: '<Drawer open={open} onClose={close} title="…" actions={…}>…</Drawer>',
      render: () => (
        <Opened Overlay={Drawer} button="相談の内容を書く" title="相談の内容">
          <ConsultationForm name="drawer" />
        </Opened>
      ),
    },
    {
      name: '長い題',
      state: 'long',
      note: '題が折り返しても、×は右上に残ります。',
      usage: '<Dialog open={open} onClose={close} title="…" actions={…}>…</Dialog>',
      render: () => (
        <Opened
          Overlay={Dialog}
          button="見学の日時を確かめる"
          title="2026年11月28日（土）10:00から11:00までの、幼保連携型認定こども園 ひかりの丘東こども園の見学でよろしいですか？"
        >
          <p>前の日の17時までは、マイページで変更できます。</p>
        </Opened>
      ),
    },
    {
      name: '送っているあいだ',
      state: 'loading',
      note: '「取り消す」を押すと3秒間、処理中になります。そのあいだは閉じません。',
      usage:
        '<Dialog onClose={isSending ? stay : close}\n  actions={<Button pending={isSending}>…</Button>} …>…</Dialog>',
      render: () => <Cancelling button="見学を取り消す" />,
    },
    {
      name: '送れなかったとき',
      state: 'error',
      note: '3秒後に失敗し、理由がダイアログの中に出ます。開いたまま、もう一度押せます。',
      usage: '<Dialog …>\n  {hasFailed && <Notice kind="error" title="…">…</Notice>}\n</Dialog>',
      render: () => <Cancelling button="面談を取り消す" fails />,
    },
  ],
};
