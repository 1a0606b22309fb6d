import { Button, Dialog, Drawer } from '@enerabi/shared/ui';
import { type ReactNode, useState } from 'react';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

export const specimens: SpecimenSheet = {
  title: 'ダイアログとドロワー',
  components: ['Dialog', 'Drawer'],
  purpose: 'ダイアログは真ん中で1つのことを尋ね、ドロワーは横から開いて条件やメニューを見せます。',
  specimens: [
    {
      name: 'キャンセルの確認',
      state: 'default',
      note: 'ボタンを押すと開きます。Escキー、×、外側を押すことで閉じ、フォーカスが元へ戻ります。',
      usage: '<Dialog open={open} onClose={close} title="…" actions={…}>\n  <p>…</p>\n</Dialog>',
      render: () => (
        <Opened
          Overlay={Dialog}
          button="予約をキャンセルする"
          title="見学の予約をキャンセルしますか？"
          answers={['予約をキャンセルする', '予約を残す']}
        >
          <p>キャンセルすると、元に戻せません。</p>
        </Opened>
      ),
    },
    {
      name: '長い内容',
      state: 'long',
      note: '中だけがスクロールし、下のボタンはいつも見えます。',
      usage: '<Dialog open={open} onClose={close} title="…" actions={…}>…</Dialog>',
      render: () => (
        <Opened Overlay={Dialog} button="見学の注意を読む" title="見学の前にお読みいただきたいこと">
          {Array.from({ length: 12 }, (_, at) => (
            <p key={at}>当日に熱や咳のあるときは、お電話のうえ、日を改めてお越しください。</p>
          ))}
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
      name: '狭い画面のダイアログ',
      state: 'narrow',
      note: 'スマートフォンの画面では、左右に少しずつ残して広がります。画面の幅を狭めて開くと確かめられます。',
      usage: '<Dialog open={open} onClose={close} title="…" actions={…}>…</Dialog>',
      render: () => (
        <Opened
          Overlay={Dialog}
          button="見学の予約を取り消す"
          title="2026年11月28日（土）10:00からの見学の予約をキャンセルしますか？"
          answers={['予約をキャンセルする', '予約を残す']}
        >
          <p>キャンセルすると、この枠はほかの方が予約できるようになります。</p>
        </Opened>
      ),
    },
    {
      name: '狭い画面のドロワー',
      state: 'narrow',
      note: 'スマートフォンの画面では、元のページの端を残して開きます。その端を押しても閉じます。',
      usage: '<Drawer open={open} onClose={close} title="並び順" actions={…}>…</Drawer>',
      render: () => (
        <Opened Overlay={Drawer} button="並び順を選ぶ" title="並び順">
          <p>キーワードに近い順と、五十音順から選べます。</p>
        </Opened>
      ),
    },
  ],
};

interface OpenedProps {
  Overlay: typeof Dialog;
  button: string;
  title: string;
  /** What the visitor can say to it, the likely one first. */
  answers?: readonly string[];
  children: ReactNode;
}

function Opened({ Overlay, button, title, answers = ['わかりました'], children }: OpenedProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {button}
      </Button>
      <Overlay
        open={isOpen}
        onClose={close}
        title={title}
        actions={answers.map((answer, at) => (
          <Button key={answer} kind={at === 0 ? 'primary' : 'secondary'} onClick={close}>
            {answer}
          </Button>
        ))}
      >
        {children}
      </Overlay>
    </>
  );
}
