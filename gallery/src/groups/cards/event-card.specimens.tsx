import { DateBlock, EventCard, Period } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

const event = {
  title: '園庭開放「どんぐりであそぼう」',
  starts_at: '2026-11-28 10:00:00',
  ends_at: '2026-11-28 11:30:00',
  place: '花岡保育園 園庭',
  audience: 'applicant',
  capacity: 12,
  facility: { name: '花岡保育園' },
} as const;

const longEvent = {
  ...event,
  title: '0歳から2歳のお子さまと保護者の方のための、ひかりの丘ふれあいあそびの会',
  place: 'ひかりの丘地域子育て支援センター 2階 多目的ホール',
  ends_at: '2026-11-29 12:00:00',
};

export const specimens: SpecimenSheet = {
  title: 'イベントのカード',
  kind: 'card',
  components: ['EventCard', 'DateBlock', 'Period'],
  purpose: 'いつ、どこで、どなたのためのイベントかを見せます。',
  specimens: [
    {
      name: '入園をご希望の方へのイベント',
      state: 'default',
      render: () => <EventCard event={event} to="/gallery/cards" />,
    },
    {
      name: 'お仕事をお探しの方へのイベント',
      state: 'default',
      note: '場所のないイベントには、園の名前を出します。',
      render: () => (
        <EventCard
          event={{ ...event, title: '就職説明会', audience: 'job_seeker', place: null, capacity: null }}
          to="/gallery/cards"
        />
      ),
    },
    {
      name: 'ページのないイベント',
      state: 'default',
      note: '題は文字になり、開く園の名前がリンクになります。',
      render: () => <EventCard event={event} from={{ name: '花岡保育園', to: '/gallery/cards' }} />,
    },
    {
      name: 'マウスを重ねる',
      state: 'hover',
      note: 'カードのどこに重ねても、枠が緑になり、題に下線が出ます。',
      render: () => <EventCard event={event} to="/gallery/cards" />,
    },
    {
      name: '日付と時間だけ',
      state: 'default',
      note: '日めくりは目で見るためのものです。読み上げられるのは、時間に添えた見えない日付です。',
      render: () => (
        <>
          <DateBlock date={event.starts_at} />
          <Period startsAt={event.starts_at} endsAt={event.ends_at} />
        </>
      ),
    },
    {
      name: 'キーボードで選ぶ',
      state: 'focus',
      note: '選ばれるのは題のリンク1つで、カードの全体が囲まれます。',
      render: () => <EventCard event={event} to="/gallery/cards" />,
    },
    {
      name: '狭い枠と長い題',
      state: 'narrow',
      also: 'long',
      note: 'スマートフォンの画面では、日めくりが少し細くなります。画面の幅を狭めると確かめられます。',
      render: () => <EventCard event={longEvent} to="/gallery/cards" />,
    },
  ],
};
