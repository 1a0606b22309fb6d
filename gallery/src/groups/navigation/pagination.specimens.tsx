import { Pagination } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

const addressOf = (page: number): string => `/gallery/navigation?page=${page}`;

export const specimens: SpecimenSheet = {
  title: 'ページ送り',
  kind: 'link',
  components: ['Pagination'],
  purpose: '長い一覧をページに分け、前後と両端へ進めるようにします。1ページだけなら何も出しません。',
  specimens: [
    {
      name: '途中のページ',
      state: 'default',
      render: () => (
        <Pagination page={4} lastPage={24} addressOf={addressOf} label="ページ（途中のページ）" />
      ),
    },
    {
      name: '最初のページ',
      state: 'default',
      render: () => <Pagination page={1} lastPage={3} addressOf={addressOf} label="ページ（最初のページ）" />,
    },
    {
      name: 'マウスを重ねる',
      state: 'hover',
      note: 'マウスを重ねると、枠と地が緑になります。',
      render: () => (
        <Pagination page={2} lastPage={2} addressOf={addressOf} label="ページ（マウスを重ねる）" />
      ),
    },
    {
      name: 'キーボードで選ぶ',
      state: 'focus',
      note: '読み上げでは「4ページ目」のように聞こえます。',
      render: () => (
        <Pagination page={2} lastPage={2} addressOf={addressOf} label="ページ（キーボードで選ぶ）" />
      ),
    },
    {
      name: '大きな番号',
      state: 'long',
      render: () => (
        <Pagination page={1024} lastPage={40000} addressOf={addressOf} label="ページ（大きな番号）" />
      ),
    },
    {
      name: '狭い枠',
      state: 'narrow',
      note: '枠に入りきらないものは、次の行へ送られます。スマートフォンの画面では「前へ」と「次へ」が番号の下に並びます。画面の幅を狭めると確かめられます。',
      render: () => <Pagination page={12} lastPage={24} addressOf={addressOf} label="ページ（狭い枠）" />,
    },
  ],
};
