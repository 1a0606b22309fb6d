import { Button } from '@enerabi/shared/ui';
import { SearchIcon } from '@enerabi/shared/ui/icons';
import { useState } from 'react';
import type { SpecimenSheet } from '../../specimen/specimen.ts';
import { Stack } from '../../specimen/stack.tsx';

export const specimens: SpecimenSheet = {
  title: 'ボタン',
  kind: 'action',
  components: ['Button'],
  purpose: '送信や保存など、何かを起こすときに使います。ページの主役になるボタンは、1画面に1つだけにします。',
  specimens: [
    {
      name: '主なボタン',
      state: 'default',
      render: () => <Button>見学を予約する</Button>,
    },
    {
      name: '控えめなボタン',
      state: 'default',
      render: () => <Button kind="secondary">入力内容を修正する</Button>,
    },
    {
      name: '文字だけのボタン',
      state: 'default',
      render: () => <Button kind="plain">条件をすべて外す</Button>,
    },
    {
      name: '取り返しのつかないボタン',
      state: 'default',
      render: () => <Button kind="danger">予約をキャンセルする</Button>,
    },
    {
      name: '3つの大きさ',
      state: 'default',
      note: '小さいものは入力欄の横に、大きいものはページに1つだけ使います。',
      render: () => (
        <Stack>
          <Button size="large">園を探す</Button>
          <Button kind="secondary">保存する</Button>
          <Button kind="secondary" size="small">
            住所を入力
          </Button>
        </Stack>
      ),
    },
    {
      name: 'アイコンのあるボタン',
      state: 'default',
      render: () => <Button icon={<SearchIcon />}>検索する</Button>,
    },
    {
      name: 'マウスを重ねる',
      state: 'hover',
      note: 'マウスを重ねると、地の緑が濃くなります。',
      render: () => <Button>検索する</Button>,
    },
    {
      name: 'キーボードで選ぶ',
      state: 'focus',
      note: 'Tabキーで選ぶと、黒い線と黄色い帯で囲まれます。',
      render: () => <Button kind="secondary">検索する</Button>,
    },
    {
      name: '押せないとき',
      state: 'disabled',
      note: 'マウスを重ねても、色は変わりません。押せない理由は、ボタンのそばに書きます。',
      render: () => (
        <p>
          <Button disabled>見学を予約する</Button>{' '}
          <Button kind="secondary" disabled>
            保存する
          </Button>{' '}
          <Button kind="danger" disabled>
            退会する
          </Button>{' '}
          <Button kind="plain" disabled>
            条件をすべて外す
          </Button>
        </p>
      ),
    },
    {
      name: '保存しています',
      state: 'loading',
      note: '押すと3秒間、処理中になります。その間は押せませんが、幅もフォーカスも変わりません。',
      render: Saving,
    },
    {
      name: '長い名前',
      state: 'long',
      note: '語の切れ目で折り返し、行の長さがそろいます。',
      render: () => <Button>この園に見学と入園についてまとめて問い合わせる</Button>,
    },
    {
      name: '狭い枠',
      state: 'narrow',
      render: () => <Button>この園に見学と入園についてまとめて問い合わせる</Button>,
    },
  ],
};

function Saving() {
  const [isPending, setPending] = useState(false);
  const save = () => {
    setPending(true);
    setTimeout(() => setPending(false), 3_000);
  };
  return (
    <Button pending={isPending} pendingLabel="保存しています…" onClick={save}>
      保存する
    </Button>
  );
}
