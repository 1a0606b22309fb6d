import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { forEachJobFlag } from '../../constants/index.ts';
import { sampleFacility } from '../../testing/samples/sample-facilities.ts';
import { EventCard } from './event-card.tsx';
import { JobCard } from './job-card.tsx';
import { NoticeCard } from './notice-card.tsx';
import { OperatorCard } from './operator-card.tsx';
import { SupportMessageCard } from './support-message-card.tsx';
import { VisitCard } from './visit-card.tsx';

const show = (card: ReactNode) => {
  render(<MemoryRouter>{card}</MemoryRouter>);
  return within(screen.getByRole('article'));
};
const expectTexts = (card: ReturnType<typeof show>, ...texts: string[]) => {
  for (const text of texts) expect(card.getByText(text)).toBeInTheDocument();
};

describe('JobCard', () => {
  const job = {
    title: '保育士（正社員）',
    facility_name: '花岡保育園',
    place: '山口県下松市',
    job_type: 1,
    employment_status: 2,
    salary: { unit: 'month', minimum: 210_000, maximum: 260_000 },
    posted_on: '2026-09-01',
    updated_on: '2026-10-01',
    valid_through: '2026-12-31',
  } as const;

  it('says what is paid, where, and how fresh it is (domain section 1.6)', () => {
    const card = show(<JobCard job={job} to="/f/hanaoka/job/hoikushi" heading="h2" />);
    expect(card.getByRole('link', { name: '保育士（正社員）' })).toHaveAttribute(
      'href',
      '/f/hanaoka/job/hoikushi',
    );
    expect(card.getByRole('heading', { level: 2 })).toBeInTheDocument();
    expectTexts(card, '正社員', '保育士', '月給 210,000円〜260,000円', '花岡保育園', '山口県下松市');
    expectTexts(card, '掲載 2026年9月1日', '最終確認 2026年10月1日', '2026年12月31日まで掲載');
  });

  it('leaves out what is not known, but says that it was confirmed on the day of posting', () => {
    const card = show(
      <JobCard job={{ ...job, salary: null, updated_on: job.posted_on, valid_through: null }} to="/" />,
    );
    expect(card.queryByText('給与')).not.toBeInTheDocument();
    expect(card.queryByText(/まで掲載|残業|休日|ほか/)).not.toBeInTheDocument();
    expectTexts(card, '最終確認 2026年9月1日');
  });

  it('says what is stated of hours, days off, overtime, station and offers', () => {
    const stated = {
      ...job,
      station: { name: '周防花岡', line: '岩徳線', walk_minutes: 8 },
      hours: '7:30〜18:30のうち1日8時間（休憩60分）。時間外労働は月平均3時間です。',
      annual_days_off: 120,
      overtime_hours: 2.5,
      fixed_overtime_pay: 16_000,
      fixed_overtime_hours: 10,
    };
    const card = show(
      <JobCard
        job={{ ...stated, has_weekends_off: true, accepts_visits: true }}
        to="/"
        note="直線で約350m"
      />,
    );
    expectTexts(card, '月給 210,000円〜260,000円 ほかに固定残業代 16,000円（10時間分）');
    expectTexts(card, '岩徳線 周防花岡駅 徒歩8分', '7:30〜18:30のうち1日8時間（休憩60分）');
    expectTexts(card, '年間休日120日・残業 月平均2.5時間', '土日休み', '応募の前に園見学できる');
    expect(card.getByText(/直線で約350m/)).toBeInTheDocument();
    expect(card.queryByText(/ほか\d+件/)).not.toBeInTheDocument();
  });

  it('counts the offers beyond four, and takes no overtime for a fact like any other', () => {
    const offers = { ...forEachJobFlag(() => true), overtime_hours: 0 };
    const card = show(<JobCard job={{ ...job, ...offers }} to="/" />);
    expectTexts(card, '夜勤なし', '土日休み', '借り上げ社宅あり', '資格取得支援あり', 'ほか3件', '残業なし');
    expect(card.queryByText('未経験可')).not.toBeInTheDocument();
  });
});

describe('OperatorCard', () => {
  it('counts what is run', () => {
    const operator = { name: '花岡会', kind: '社会福祉法人', place: '山口県下松市', facility_count: 1234 };
    const card = show(<OperatorCard operator={operator} to="/o/hanaoka" />);
    expect(card.getByRole('link', { name: '花岡会' })).toHaveAttribute('href', '/o/hanaoka');
    expectTexts(card, '社会福祉法人', '1,234か所', '山口県下松市');
  });
});

describe('EventCard', () => {
  const event = {
    title: '秋の園庭開放',
    starts_at: '2026-10-03 10:00:00',
    ends_at: '2026-10-03 11:30:00',
    place: '園庭',
    audience: 'applicant',
    capacity: 20,
    facility: { name: '花岡保育園' },
  } as const;

  it('says when, where and for whom it is', () => {
    const card = show(<EventCard event={event} to="/yamaguchi/e/garden" />);
    expect(card.getByRole('link', { name: '秋の園庭開放' })).toHaveAttribute('href', '/yamaguchi/e/garden');
    expect(card.getByText('10:00〜11:30')).toHaveTextContent('10月3日（土）10:00〜11:30');
    expectTexts(card, '園庭', '入園をご希望の方へ', '20組');
  });

  it('is held at its facility where no place is said, for as many as come', () => {
    const card = show(<EventCard event={{ ...event, place: null, capacity: null }} to="/" />);
    expectTexts(card, '花岡保育園');
    expect(card.queryByText('定員')).not.toBeInTheDocument();
  });

  it('says of places that there are none, too, as a number of families', () => {
    const card = show(<EventCard event={{ ...event, capacity: 0 }} to="/" />);
    expectTexts(card, '0組');
  });
});

describe('NoticeCard', () => {
  it('says when, and of which facility it is', () => {
    const notice = { title: '運動会のようす', posted_on: '2026-10-01', facility: { name: '花岡保育園' } };
    const card = show(<NoticeCard notice={notice} to="/f/hanaoka/notice_board/sports" />);
    expect(card.getByRole('link', { name: '運動会のようす' })).toBeInTheDocument();
    expectTexts(card, '2026年10月1日', '花岡保育園');
  });
});

describe('a card without a page of its own', () => {
  const from = { name: '花岡保育園', to: '/f/hanaoka' };

  it('of a notice has its title as text, and the name of whose it is as the link', () => {
    const notice = { title: '運動会のようす', posted_on: '2026-10-01', facility: { name: '花岡保育園' } };
    const card = show(<NoticeCard notice={notice} from={from} />);
    expect(card.getByRole('heading', { name: '運動会のようす' })).toBeInTheDocument();
    expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/f/hanaoka']);
    // The facility is named once.
    expectTexts(card, '2026年10月1日', '花岡保育園');
  });

  it('of an event, too', () => {
    const event = {
      title: '秋の園庭開放',
      starts_at: '2026-10-03 10:00:00',
      ends_at: '2026-10-03 11:30:00',
      place: '園庭',
      audience: 'applicant',
    } as const;
    const card = show(<EventCard event={event} from={from} />);
    expect(card.getByRole('heading', { name: '秋の園庭開放' })).toBeInTheDocument();
    expect(card.getByRole('link')).toHaveAccessibleName('花岡保育園');
  });
});

describe('VisitCard', () => {
  const nextSlot = {
    starts_at: '2026-10-03 10:00:00',
    ends_at: '2026-10-03 10:30:00',
    families_left: 2,
    child_class_ids: [0, 1],
  } as const;

  it('says how soon, for whom, and how many places are left', () => {
    const card = show(
      <VisitCard facility={sampleFacility()} nextSlot={nextSlot} datesAhead={6} to="/one_stop/f/hanaoka" />,
    );
    expect(card.getByRole('link', { name: '花岡保育園' })).toHaveAttribute('href', '/one_stop/f/hanaoka');
    expect(card.getByText('10:00〜10:30')).toHaveTextContent('10月3日（土）10:00〜10:30');
    expectTexts(card, '残り2組', '0歳児・1歳児', '岩徳線 周防花岡駅 徒歩8分');
    expectTexts(card, 'ほかに見学日が5日あります');
  });

  it('names the town where no station is known, no class where any may come, and no other day where there is none', () => {
    const card = show(
      <VisitCard
        facility={sampleFacility({ stations: [] })}
        nextSlot={{ ...nextSlot, child_class_ids: [] }}
        datesAhead={1}
        to="/"
      />,
    );
    expectTexts(card, '下松市');
    expect(card.queryByText('対象クラス')).not.toBeInTheDocument();
    expect(card.queryByText(/ほかに/)).not.toBeInTheDocument();
  });
});

describe('SupportMessageCard', () => {
  const message = {
    support_message_recommend_kind_id: 1,
    child_class_id: 2,
    parent_age_text: '30代',
    support_message_description: `${'先生がいつも笑顔です。'.repeat(9)}${'毎日楽しく通っています。'.repeat(5)}`,
    posted_on: '2026-09-30',
  } as const;

  it('says how it is recommended in words, by whom, and of which facility', () => {
    const card = show(
      <SupportMessageCard message={message} facility={{ name: '花岡保育園', to: '/f/hanaoka' }} />,
    );
    expectTexts(card, 'とてもすすめたい', '2歳児クラス', '保護者：30代', '2026年9月30日');
    expect(card.getByRole('link', { name: '花岡保育園' })).toHaveAttribute('href', '/f/hanaoka');
  });

  it('shows the rest of a long one on request', async () => {
    const card = show(<SupportMessageCard message={message} />);
    const rest = card.getByText('毎日楽しく通っています。'.repeat(5));
    expect(rest).not.toBeVisible();
    await userEvent.setup().click(card.getByText('もっと見る'));
    expect(rest).toBeVisible();
  });

  it('has nothing to open where it is short', () => {
    const card = show(
      <SupportMessageCard message={{ ...message, support_message_description: '駅から近いです。' }} />,
    );
    expectTexts(card, '駅から近いです。');
    expect(card.queryByText('もっと見る')).not.toBeInTheDocument();
  });
});
