import { type EventSummary, listEvents } from '@enerabi/shared/contract';
import { answering, createInMemoryApi, everyCapability, renderRoutes } from '@enerabi/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes.ts';

const event: EventSummary = {
  path_name: 'garden',
  title: '園庭であそぼう',
  starts_at: '2026-12-05 10:00:00',
  ends_at: '2026-12-05 11:30:00',
  place: '園庭',
  capacity: 8,
  audience: 'applicant',
  area_slug: 'yamaguchi',
  facility: null,
};
const open = (at: string, total = 41) =>
  renderRoutes(routes, {
    at,
    can: everyCapability,
    api: createInMemoryApi(
      answering(listEvents, ({ query: { area, audience, page, limit } }) => ({
        total: area === '350001' ? total : 0,
        page,
        limit,
        events: total > 0 ? [{ ...event, audience: audience ?? event.audience }] : [],
      })),
    ),
  });

describe('/{area}/e', () => {
  it("lists the prefecture's events, each with a link to its page", async () => {
    open('/yamaguchi/e');
    expect(
      await screen.findByRole('heading', { level: 1, name: '山口県の園のイベント・園庭開放' }),
    ).toBeVisible();
    expect(await screen.findByText('全41件（日の近い順）')).toBeVisible();
    expect(screen.getByRole('link', { name: '園庭であそぼう' })).toHaveAttribute(
      'href',
      '/yamaguchi/e/garden',
    );
  });

  it('is narrowed to an audience by links, and keeps it from page to page', async () => {
    open('/yamaguchi/e?audience=job_seeker&page=2');
    const audiences = within(await screen.findByRole('navigation', { name: '対象でしぼりこむ' }));
    expect(audiences.getByRole('link', { name: '求職' })).toHaveAttribute('aria-current', 'page');
    expect(audiences.getByRole('link', { name: 'すべて' })).toHaveAttribute('href', '/yamaguchi/e');
    const pages = within(screen.getByRole('navigation', { name: 'ページ' }));
    expect(pages.getByRole('link', { name: '次へ' })).toHaveAttribute(
      'href',
      '/yamaguchi/e?audience=job_seeker&page=3',
    );
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('says what is missing and where to go if there are none', async () => {
    open('/yamaguchi/e?audience=enrolled', 0);
    expect(
      await screen.findByRole('heading', { name: 'いまお知らせできるイベントはありません' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'すべてのイベントを見る' })).toHaveAttribute(
      'href',
      '/yamaguchi/e',
    );
    expect(screen.getByRole('link', { name: '山口県の園・施設を見る' })).toHaveAttribute(
      'href',
      '/yamaguchi',
    );
  });

  it('says what of the address it ignored', async () => {
    open('/yamaguchi/e?audience=everyone&page=x');
    expect(await screen.findByText('対象（audience）「everyone」')).toBeVisible();
    expect(screen.getByText('ページ（page）「x」')).toBeVisible();
    expect(screen.getByText('全41件（日の近い順）')).toBeVisible();
  });

  it.each(['/nowhere/e', '/yamaguchi/e?page=4'])('answers %s with 404 (R1.1, R1.7)', async (at) => {
    open(at);
    expect(await screen.findByRole('alert')).toHaveTextContent('404');
  });
});
