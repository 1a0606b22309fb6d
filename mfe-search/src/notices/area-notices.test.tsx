import { listNotificationsOfArea, type NotificationsOfArea } from '@enerabi/shared/contract';
import {
  answering,
  createInMemoryApi,
  everyCapability,
  renderRoutes,
  sampleFacility,
} from '@enerabi/shared/testing';
import { structuredDataFaults } from '@enerabi/shared/testing/structured-data';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes.ts';

const notice: NotificationsOfArea['notifications'][number] = {
  path_name: 'open-day',
  title: '園庭開放のお知らせ',
  audience: 'applicant',
  posted_on: '2026-05-02',
  facility: sampleFacility(),
};
const open = (at: string, total = 41) =>
  renderRoutes(routes, {
    at,
    can: everyCapability,
    api: createInMemoryApi(
      answering(listNotificationsOfArea, ({ query: { area, audience, page, limit } }) => ({
        total: area === '350001' ? total : 0,
        page,
        limit,
        notifications: total > 0 ? [{ ...notice, audience: audience ?? notice.audience }] : [],
      })),
    ),
  });

describe('/{area}/notice_board', () => {
  it("lists the notices of the prefecture's facilities, each with its page and its facility", async () => {
    open('/yamaguchi/notice_board');
    expect(await screen.findByRole('heading', { level: 1, name: '山口県の園からのお知らせ' })).toBeVisible();
    expect(await screen.findByText('全41件（新しい順）')).toBeVisible();
    const card = within(screen.getByRole('article'));
    expect(card.getByText('2026年5月2日')).toBeVisible();
    expect(card.getByText('入園をご希望の方へ')).toBeVisible();
    expect(card.getByRole('link', { name: '園庭開放のお知らせ' })).toHaveAttribute(
      'href',
      '/f/hanaoka/notice_board/open-day',
    );
    expect(card.getByRole('link', { name: '花岡保育園' })).toHaveAttribute('href', '/f/hanaoka');
  });

  it('is narrowed to an audience by links, and keeps it from page to page', async () => {
    open('/yamaguchi/notice_board?audience=enrolled&page=2');
    const audiences = within(await screen.findByRole('navigation', { name: '対象でしぼりこむ' }));
    expect(audiences.getByRole('link', { name: 'すべて' })).toHaveAttribute(
      'href',
      '/yamaguchi/notice_board',
    );
    const pages = within(screen.getByRole('navigation', { name: 'ページ' }));
    expect(pages.getByRole('link', { name: '次へ' })).toHaveAttribute(
      'href',
      '/yamaguchi/notice_board?audience=enrolled&page=3',
    );
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('says who it is to search engines and feed readers (R1.3)', async () => {
    open('/yamaguchi/notice_board?page=2&from=mail');
    await screen.findByText('全41件（新しい順）');
    expect(document.title).toContain('山口県の園からのお知らせ（2ページ目）');
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://example.jp/yamaguchi/notice_board?page=2',
    );
    expect(document.querySelector('link[type="application/rss+xml"]')?.getAttribute('href')).toMatch(
      /\/rss\/notices\/yamaguchi\.xml$/,
    );
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(await structuredDataFaults(JSON.parse(data))).toEqual([]);
  });

  it('says what is missing and where to go if there are none', async () => {
    open('/yamaguchi/notice_board?audience=enrolled', 0);
    expect(await screen.findByRole('heading', { name: 'お知らせはまだありません' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'すべてのお知らせを見る' })).toHaveAttribute(
      'href',
      '/yamaguchi/notice_board',
    );
    expect(screen.getByRole('link', { name: '山口県の園・施設を見る' })).toHaveAttribute(
      'href',
      '/yamaguchi',
    );
  });

  it('says what of the address it ignored', async () => {
    open('/yamaguchi/notice_board?audience=everyone&page=x');
    expect(await screen.findByText('対象（audience）「everyone」')).toBeVisible();
    expect(screen.getByText('ページ（page）「x」')).toBeVisible();
  });

  it.each(['/nowhere/notice_board', '/yamaguchi/notice_board?page=4'])(
    'answers %s with 404 (R1.1, R1.7)',
    async (at) => {
      open(at);
      expect(await screen.findByRole('alert')).toHaveTextContent('404');
    },
  );
});
