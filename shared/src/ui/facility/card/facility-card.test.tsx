import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { sampleFacility } from '../../../testing/samples/sample-facilities.ts';
import { BriefFacilityCard } from './brief-facility-card.tsx';
import { FacilityCard } from './facility-card.tsx';

const show = (facility = sampleFacility(), today = '2026-05-20') =>
  render(
    <MemoryRouter>
      <FacilityCard facility={facility} today={today} />
    </MemoryRouter>,
  );

describe('FacilityCard', () => {
  it('says what a parent compares', () => {
    show();
    expect(screen.getByRole('link', { name: '花岡保育園' })).toHaveAttribute('href', '/f/hanaoka');
    const card = screen.getByRole('article');
    for (const text of [
      '認可保育所',
      '公立・下松市',
      '岩徳線 周防花岡駅 徒歩8分',
      '7:30〜18:30',
      '90人',
      '見学は電話で受付',
    ])
      expect(within(card).getByText(text)).toBeVisible();
  });

  it('has further facts on demand, so that a phone shows more facilities at once', async () => {
    show();
    const further = [
      'ハナオカホイクエン',
      '山口県下松市大字末武上1065番地',
      '生後6か月から',
      '延長保育・駐車場',
    ];
    for (const text of further) expect(screen.getByText(text)).not.toBeVisible();
    await userEvent.click(screen.getByText('くわしく'));
    for (const text of further) expect(screen.getByText(text)).toBeVisible();
  });

  it('names the address where no station is known', () => {
    show(sampleFacility({ stations: [] }));
    expect(screen.getAllByText('山口県下松市大字末武上1065番地')[0]).toBeVisible();
  });

  it('shows vacancies with their date and source, in words beside the signs (domain section 1.2)', () => {
    show();
    const classes = screen.getByRole('list', { name: '空き状況（2026年5月1日時点）' });
    expect(
      within(classes)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['0歳児○空きあり', '1歳児△残りわずか', '2歳児×空きなし', '3歳児－募集なし']);
    expect(screen.getByText('下松市 空き状況')).toBeInTheDocument();
    expect(screen.queryByText('60日以上前の情報です')).not.toBeInTheDocument();
  });

  it('says so when the vacancy is older than 60 days', () => {
    show(sampleFacility(), '2026-07-01');
    expect(screen.getByText('60日以上前の情報です')).toBeInTheDocument();
  });

  it('leaves out what is not known', () => {
    show(
      sampleFacility({
        capacity: null,
        weekday_hours: null,
        stations: [],
        vacancy: null,
        ownership: null,
        services: [],
      }),
    );
    for (const name of ['定員', '開所時間', '最寄り駅'])
      expect(screen.queryByText(name)).not.toBeInTheDocument();
    expect(screen.queryByText(/空き状況/)).not.toBeInTheDocument();
  });

  it('has a heading one level below the heading above it', () => {
    const { rerender } = show();
    expect(screen.getByRole('heading', { level: 3, name: '花岡保育園' })).toBeInTheDocument();
    rerender(
      <MemoryRouter>
        <FacilityCard facility={sampleFacility()} today="2026-05-20" heading="h2" />
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading', { level: 2, name: '花岡保育園' })).toBeInTheDocument();
  });

  it("shows the facility's drawing without words where there is no photograph, or it cannot be loaded", () => {
    const photo = { src: '/photos/hanaoka.jpg', alt: '花岡保育園の園庭', width: 640, height: 400 };
    const { unmount } = show();
    const drawing = screen.getByRole('presentation').getAttribute('src');
    expect(drawing).toMatch('/illustrations/facility-');
    unmount();
    render(
      <MemoryRouter>
        <FacilityCard facility={sampleFacility()} today="2026-05-20" photo={photo} />
      </MemoryRouter>,
    );
    fireEvent.error(screen.getByRole('img', { name: '花岡保育園の園庭' }));
    expect(screen.getByRole('presentation')).toHaveAttribute('src', drawing);
  });

  it('is brief beside the facility that it is near to', () => {
    render(
      <MemoryRouter>
        <BriefFacilityCard facility={sampleFacility()} note="約350m" />
      </MemoryRouter>,
    );
    expect(screen.getByText('約350m')).toBeInTheDocument();
    expect(screen.getByText('岩徳線 周防花岡駅 徒歩8分')).toBeInTheDocument();
    expect(screen.queryByText('7:30〜18:30')).not.toBeInTheDocument();
    expect(screen.queryByText(/空き状況/)).not.toBeInTheDocument();
  });

  it('has room for what else can be done with it', () => {
    render(
      <MemoryRouter>
        <FacilityCard
          facility={sampleFacility()}
          today="2026-05-20"
          actions={<button type="button">比較に追加</button>}
        />
      </MemoryRouter>,
    );
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('button', { name: '比較に追加' })).toBeVisible();
    expect(card.getByRole('link', { name: '花岡保育園' })).not.toContainElement(card.getByRole('button'));
  });

  it("uses the publisher's words for a type of its own", () => {
    show(sampleFacility({ facility_type: 99, facility_type_text: '子育て支援センター' }));
    expect(screen.getByText('子育て支援センター')).toBeInTheDocument();
  });
});
