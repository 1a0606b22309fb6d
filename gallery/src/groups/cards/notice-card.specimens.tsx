import { NoticeCard } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

const notice = {
  title: '1月の見学の受け付けを始めました',
  posted_on: '2026-11-18',
  facility: { name: '花岡保育園' },
};

const longNotice = {
  title: '年末年始のお休みと、1月4日からの朝の受け入れ時間の変更についてのお知らせ',
  posted_on: '2026-11-18',
  facility: { name: '幼保連携型認定こども園 ひかりの丘東こども園' },
};

export const specimens: SpecimenSheet = {
  title: '園からのお知らせのカード',
  kind: 'card',
  components: ['NoticeCard'],
  purpose: '園からのお知らせを、日付とともに見せます。',
  specimens: [
    {
      name: 'トップページのお知らせ',
      state: 'default',
      render: () => <NoticeCard notice={notice} to="/gallery/cards" />,
    },
    {
      name: '園のページのお知らせ',
      state: 'default',
      note: '園のページでは、園の名前を出しません。',
      render: () => (
        <NoticeCard notice={{ title: notice.title, posted_on: notice.posted_on }} to="/gallery/cards" />
      ),
    },
    {
      name: 'ページのないお知らせ',
      state: 'default',
      note: '題は文字になり、園の名前が園のページへのリンクになります。',
      render: () => <NoticeCard notice={notice} from={{ name: '花岡保育園', to: '/gallery/cards' }} />,
    },
    {
      name: 'マウスを重ねる',
      state: 'hover',
      note: 'カードのどこに重ねても、枠が緑になり、題に下線が出ます。',
      render: () => <NoticeCard notice={notice} to="/gallery/cards" />,
    },
    {
      name: 'キーボードで選ぶ',
      state: 'focus',
      note: '選ばれるのは題のリンク1つで、カードの全体が囲まれます。',
      render: () => <NoticeCard notice={notice} to="/gallery/cards" />,
    },
    {
      name: '狭い枠と長い題',
      state: 'narrow',
      also: 'long',
      render: () => <NoticeCard notice={longNotice} to="/gallery/cards" />,
    },
  ],
};
