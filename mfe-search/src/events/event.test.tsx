import {
  type EventDetail,
  type EventSummary,
  getEvent,
  getFacility,
  listMapPlaces,
} from '@enerabi/shared/contract';
import {
  answering,
  createInMemoryApi,
  everyCapability,
  problem,
  renderRoutes,
  sampleFacilityDetail,
} from '@enerabi/shared/testing';
import { structuredDataFaults } from '@enerabi/shared/testing/structured-data';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes.ts';
import { eventStructuredData } from './event.structured-data.ts';

const hanaoka = {
  path_name: 'hanaoka',
  name: '花岡保育園',
  prefecture_code: '350001',
  municipality_name: '下松市',
  is_demo: false,
};
const event = (known: Partial<EventDetail> = {}): EventDetail => ({
  path_name: 'garden',
  title: '園庭であそぼう',
  starts_at: '2026-12-05 10:00:00',
  ends_at: '2026-12-05 11:30:00',
  place: '園庭',
  capacity: 8,
  audience: 'applicant',
  area_slug: 'yamaguchi',
  facility: hanaoka,
  body: '砂場で遊べます。\n\n着替えをお持ちください。',
  posted_on: '2026-11-20',
  is_over: false,
  coming: [],
  ...known,
});
const next: EventSummary = {
  path_name: 'music',
  title: '親子リトミック',
  starts_at: '2026-12-12 10:00:00',
  ends_at: '2026-12-12 11:00:00',
  place: null,
  capacity: null,
  audience: 'applicant',
  area_slug: 'yamaguchi',
  facility: hanaoka,
};
const facility = answering(getFacility, () => sampleFacilityDetail());
const places = answering(listMapPlaces, () => ({ stations: [], municipalities: [] }));
const open = (at: string, known: Partial<EventDetail> = {}, can = everyCapability) =>
  renderRoutes(routes, {
    at,
    can,
    api: createInMemoryApi(
      facility,
      places,
      answering(getEvent, ({ query }) =>
        query.path_name === 'garden' ? event(known) : problem(404, 'event_not_found'),
      ),
    ),
  });

describe('/{area}/e/{event_path_name} (specification section 2)', () => {
  it('says when, where, for whom and by whom, and offers the calendar file', async () => {
    open('/yamaguchi/e/garden');
    expect(await screen.findByRole('heading', { level: 1, name: '園庭であそぼう' })).toBeVisible();
    const facts = [...(await screen.findAllByRole('definition'))].map((fact) => fact.textContent);
    expect(facts.slice(0, 6)).toEqual([
      '2026年12月5日（土）10:00〜11:30',
      '花岡保育園（園庭）',
      '山口県下松市大字末武上1065番地',
      '入園をご希望の方へ',
      '8組',
      '花岡保育園',
    ]);
    expect(screen.getByRole('link', { name: 'カレンダーに追加する' })).toHaveAttribute(
      'href',
      '/api/front/event_calendar?path_name=garden',
    );
    expect(screen.getByText('着替えをお持ちください。')).toBeVisible();
    expect(document.title).toContain('園庭であそぼう（2026年12月5日、花岡保育園）');
  });

  it('leads to the facility, and to what is coming', async () => {
    open('/yamaguchi/e/garden', { coming: [next] });
    const coming = within(await screen.findByRole('region', { name: 'これから開かれるイベント' }));
    expect(coming.getByRole('link', { name: '親子リトミック' })).toHaveAttribute(
      'href',
      '/yamaguchi/e/music',
    );
    expect(coming.getByRole('link', { name: '山口県のイベントをすべて見る' })).toHaveAttribute(
      'href',
      '/yamaguchi/e',
    );
    const aside = within(screen.getByRole('complementary', { name: 'この園・施設' }));
    expect(aside.getByRole('link', { name: '花岡保育園' })).toHaveAttribute('href', '/f/hanaoka');
  });

  it('says that it is over, offers no calendar file then, and is not for search engines', async () => {
    open('/yamaguchi/e/garden', { is_over: true });
    expect(await screen.findByText('このイベントは終了しました')).toBeVisible();
    expect(await screen.findByText('いまお知らせできるイベントは、ほかにありません。')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'カレンダーに追加する' })).not.toBeInTheDocument();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('needs no facility: several hold an event together', async () => {
    open('/yamaguchi/e/garden', { facility: null, place: 'オンライン', capacity: null });
    expect(await screen.findByRole('heading', { level: 2, name: 'イベントの内容' })).toBeVisible();
    expect(screen.getByText('定員はありません')).toBeVisible();
    expect(screen.getByRole('link', { name: '山口県の園・施設' })).toHaveAttribute('href', '/yamaguchi');
    expect(screen.queryByRole('heading', { name: '参加するには' })).not.toBeInTheDocument();
  });

  it('has one address: that of its own prefecture', async () => {
    const { router } = open('/tokyo/e/garden');
    await screen.findByRole('heading', { level: 1, name: '園庭であそぼう' });
    expect(router.state.location.pathname).toBe('/yamaguchi/e/garden');
  });

  it.each(['/yamaguchi/e/unknown', '/yamaguchi/e/%E3%81%82', '/nowhere/e/garden'])(
    'answers %s with 404 (R1.1)',
    async (at) => {
      open(at);
      expect(await screen.findByRole('alert')).toHaveTextContent('404');
    },
  );

  it.each([
    ['of a facility', {}],
    ['of several facilities', { facility: null, place: '市民ホール' }],
    ['online', { facility: null, place: 'オンライン', capacity: null }],
  ])('describes an event to search engines: %s', async (_, known) => {
    const shown = event(known);
    const prefecture = { id: 35, code: '350001', name: '山口県', slug: 'yamaguchi', region: '中国' };
    const data = eventStructuredData(
      { prefecture, event: shown, facility: shown.facility && sampleFacilityDetail() },
      'https://example.jp',
    );
    expect(await structuredDataFaults(data)).toEqual([]);
  });
});
