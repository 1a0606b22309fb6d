import { Button, DemoNotice, Notice, ResultNotice } from '@enerabi/shared/ui';
import { type ReactNode, useState } from 'react';
import { facility } from '../../samples/facility.ts';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

export const specimens: SpecimenSheet = {
  title: 'お知らせの帯',
  kind: 'message',
  components: ['Notice', 'DemoNotice', 'ResultNotice'],
  purpose: 'ページを読む前に知っておいていただきたいことを伝えます。',
  specimens: [
    {
      name: 'お知らせ',
      state: 'default',
      render: () => (
        <Notice title="見学の受け付けを始めました">
          <p>来年1月の見学を、オンラインでご予約いただけます。</p>
        </Notice>
      ),
    },
    {
      name: '操作の結果',
      state: 'default',
      note: '表示されると、フォーカスが移ります。',
      render: () => <Saving />,
    },
    {
      name: 'ご注意',
      state: 'default',
      note: '色だけに頼らず、題の言葉でも種類がわかるようにします。',
      render: () => (
        <Notice kind="warning" title="このフォームからの送信は準備中です">
          <p>見学のお申し込みは、お電話で承っています。</p>
        </Notice>
      ),
    },
    {
      name: '済んだこと',
      state: 'default',
      render: () => (
        <Notice kind="success" title="お問い合わせを送信しました">
          <p>控えのメールをお送りしました。</p>
        </Notice>
      ),
    },
    {
      name: '×にマウスを重ねる',
      state: 'hover',
      note: '×にマウスを重ねると、丸い地が出ます。',
      render: () => (
        <Dismissible>{(close) => <Notice title="新しい園が3か所増えました" onDismiss={close} />}</Dismissible>
      ),
    },
    {
      name: '×をキーボードで選ぶ',
      state: 'focus',
      note: '丸く囲まれます。読み上げでは、何を閉じるかも聞こえます。',
      render: () => (
        <Dismissible>
          {(close) => <Notice kind="success" title="検索の条件を保存しました" onDismiss={close} />}
        </Dismissible>
      ),
    },
    {
      name: '失敗したこと',
      state: 'error',
      note: '×を押すと閉じます。',
      render: () => (
        <Dismissible>
          {(close) => (
            <Notice kind="error" title="お気に入りに追加できませんでした" onDismiss={close}>
              <p>時間をおいて、もう一度お試しください。</p>
            </Notice>
          )}
        </Dismissible>
      ),
    },
    {
      name: 'デモデータのお知らせ',
      state: 'default',
      note: '架空の園が1つでも表示されているときだけ出ます。',
      render: () => <DemoNotice facilities={[facility]} />,
    },
    {
      name: '狭い枠と長い文章',
      state: 'narrow',
      also: 'long',
      render: () => (
        <Notice kind="warning" title="12月29日から1月3日までのあいだにいただいたお問い合わせについて">
          <p>
            年末年始のため、園からのお返事は1月4日以降になります。お急ぎのときは、お住まいの市区町村の窓口へお電話ください。
          </p>
        </Notice>
      ),
    },
  ],
};

/** Holds what a visitor may close. */
function Dismissible({ children }: { children: (close: () => void) => ReactNode }) {
  const [isShown, setShown] = useState(true);
  return isShown ? children(() => setShown(false)) : <p>閉じました。</p>;
}

/** Shows a result once something is done. */
function Saving() {
  const [times, setTimes] = useState(0);
  return (
    <>
      <Button kind="secondary" onClick={() => setTimes(times + 1)}>
        保存する
      </Button>
      {times > 0 && (
        <ResultNotice title="保存しました" of={times}>
          マイページで確認できます。
        </ResultNotice>
      )}
    </>
  );
}
