import {
  changeFavoriteFacility,
  changeFavoriteJob,
  type FacilitySummary,
  type FavoriteJob,
  listFavoriteFacilities,
  listFavoriteJobs,
} from '@enerabi/shared/contract';
import {
  answering,
  createInMemoryApi,
  everyCapability,
  problem,
  renderRoutes,
  sampleFacility,
} from '@enerabi/shared/testing';
import { sampleSession } from '@enerabi/shared/testing/sample-member';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.ts';
import { sampleFavoriteJob } from '../testing/sample-member.ts';

const aoba = sampleFacility({ facility_id: 2, path_name: 'aoba', name: '青葉こども園' });

interface Opened {
  at?: string;
  facilities?: FacilitySummary[];
  jobs?: FavoriteJob[];
  total?: number;
  refusal?: ReturnType<typeof problem>;
}

function open({ at = '/mypage/favorite/facility', facilities = [], jobs = [], total, refusal }: Opened = {}) {
  const changed: unknown[] = [];
  const left = new Map(facilities.map((facility) => [facility.facility_id, facility]));
  const api = createInMemoryApi(
    answering(listFavoriteFacilities, ({ query: { page } }) => ({
      total: total ?? left.size,
      page,
      limit: 20 as const,
      facilities: [...left.values()],
    })),
    answering(listFavoriteJobs, ({ query: { page } }) => ({
      total: jobs.length,
      page,
      limit: 20 as const,
      jobs,
    })),
    answering(changeFavoriteFacility, ({ body }) => {
      changed.push(body);
      if (refusal) return refusal;
      const { facility_id, is_favorite } = body as { facility_id: number; is_favorite: boolean };
      const facility = facilities.find((other) => other.facility_id === facility_id);
      if (is_favorite && facility) left.set(facility_id, facility);
      else left.delete(facility_id);
      return { total: left.size };
    }),
    answering(changeFavoriteJob, ({ body }) => {
      changed.push(body);
      return { total: 0 };
    }),
  );
  return { changed, ...renderRoutes(routes, { at, can: everyCapability, api, session: sampleSession() }) };
}

describe('/mypage/favorite/facility', () => {
  it('shows each with the way to its page, and to all of them side by side', async () => {
    open({ facilities: [sampleFacility(), aoba] });
    expect(await screen.findByRole('link', { name: '花岡保育園' })).toHaveAttribute('href', '/f/hanaoka');
    expect(screen.getByRole('heading', { level: 2, name: '青葉こども園' })).toBeVisible();
    expect(screen.getByText('2件')).toBeVisible();
    expect(screen.getByRole('link', { name: '一覧の園を並べて比較する' })).toHaveAttribute(
      'href',
      '/comparison?facilities%5B%5D=hanaoka&facilities%5B%5D=aoba',
    );
  });

  it('compares as many as a table takes, and nothing with itself', async () => {
    const facilities = Array.from({ length: 9 }, (_, at) =>
      sampleFacility({ facility_id: at + 1, path_name: `garden-${at}`, name: `園${at}` }),
    );
    open({ facilities });
    const link = await screen.findByRole('link', { name: '上から8件を並べて比較する' });
    expect(new URLSearchParams(link.getAttribute('href')?.split('?')[1]).getAll('facilities[]')).toEqual(
      facilities.slice(0, 8).map(({ path_name }) => path_name),
    );
  });

  it('does not compare a single one', async () => {
    open({ facilities: [aoba] });
    await screen.findByRole('link', { name: '青葉こども園' });
    expect(screen.queryByRole('link', { name: /比較する/ })).not.toBeInTheDocument();
  });

  it('takes one out, says so with the focus on it, and puts it back', async () => {
    const { user, changed } = open({ facilities: [sampleFacility(), aoba] });
    await user.click(await screen.findByRole('button', { name: '「花岡保育園」をお気に入りから外す' }));
    const result = await screen.findByRole('alert');
    expect(result).toHaveTextContent('「花岡保育園」をお気に入りから外しました');
    await waitFor(() => expect(result).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('link', { name: '花岡保育園' })).not.toBeInTheDocument());

    await user.click(within(result).getByRole('button', { name: '「花岡保育園」をお気に入りに戻す' }));
    expect(await screen.findByText('「花岡保育園」をお気に入りに戻しました')).toBeVisible();
    expect(await screen.findByRole('link', { name: '花岡保育園' })).toBeVisible();
    expect(changed).toEqual([
      { facility_id: 1, is_favorite: false },
      { facility_id: 1, is_favorite: true },
    ]);
  });

  it('says why where it stays as it was', async () => {
    const { user } = open({ facilities: [aoba], refusal: problem(500, 'internal') });
    await user.click(await screen.findByRole('button', { name: /お気に入りから外す/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '「青葉こども園」のお気に入りを変更できませんでした',
    );
    expect(screen.getByRole('link', { name: '青葉こども園' })).toBeVisible();
  });

  it('invites to search where there is none', async () => {
    open();
    expect(await screen.findByText('お気に入りの園・施設はまだありません')).toBeVisible();
    expect(screen.getByRole('link', { name: '園を探す' })).toHaveAttribute('href', '/f');
  });

  it('leads from a page that is no longer there to the last one', async () => {
    const { router } = open({ at: '/mypage/favorite/facility?page=5', facilities: [aoba], total: 21 });
    await screen.findByRole('link', { name: '青葉こども園' });
    expect(router.state.location.search).toBe('?page=2');
    expect(screen.getByRole('link', { name: '1ページ目' })).toHaveAttribute(
      'href',
      '/mypage/favorite/facility',
    );
  });
});

describe('/mypage/favorite/job', () => {
  it('leads to a posting that is open, and says which one is over', async () => {
    open({
      at: '/mypage/favorite/job',
      jobs: [
        sampleFavoriteJob(),
        sampleFavoriteJob({ job_posting_id: 6, title: '調理師（パート）', is_open: false }),
      ],
    });
    expect(await screen.findByRole('link', { name: '保育士（正社員）' })).toHaveAttribute(
      'href',
      '/f/hanaoka/job/nursery-teacher',
    );
    expect(screen.queryByRole('link', { name: '調理師（パート）' })).not.toBeInTheDocument();
    expect(screen.getByText('この求人の募集は終了しました。')).toBeVisible();
    expect(screen.getByRole('link', { name: '花岡保育園のページを見る' })).toHaveAttribute(
      'href',
      '/f/hanaoka',
    );
    expect(screen.getByRole('link', { name: '園・施設' })).toHaveAttribute(
      'href',
      '/mypage/favorite/facility',
    );
  });

  it('says which one the facility has confirmed after the day it was saved', async () => {
    open({
      at: '/mypage/favorite/job',
      jobs: [
        sampleFavoriteJob({ saved_on: '2026-05-09', updated_on: '2026-05-10' }),
        sampleFavoriteJob({ job_posting_id: 6, saved_on: '2026-05-11', updated_on: '2026-05-11' }),
        sampleFavoriteJob({
          job_posting_id: 7,
          saved_on: '2026-05-08',
          updated_on: '2026-05-10',
          is_open: false,
        }),
      ],
    });
    const changed = await screen.findAllByText(/より後に、園・施設が内容を確認・更新しました/);
    expect(changed).toHaveLength(1);
    expect(changed[0]).toHaveTextContent('保存した日（2026年5月9日）');
  });

  it('does not lead to the page of a facility that is no longer shown', async () => {
    const jobs = [sampleFavoriteJob({ is_open: false, is_facility_shown: false })];
    open({ at: '/mypage/favorite/job', jobs });
    expect(await screen.findByText('この求人の募集は終了しました。')).toBeVisible();
    expect(screen.queryByRole('link', { name: /のページを見る/ })).not.toBeInTheDocument();
  });

  it('takes one out', async () => {
    const { user, changed } = open({ at: '/mypage/favorite/job', jobs: [sampleFavoriteJob()] });
    await user.click(await screen.findByRole('button', { name: '「保育士（正社員）」をお気に入りから外す' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '「保育士（正社員）」をお気に入りから外しました',
    );
    expect(changed).toEqual([{ job_posting_id: 5, is_favorite: false }]);
  });

  it('invites to search where there is none', async () => {
    open({ at: '/mypage/favorite/job' });
    expect(await screen.findByRole('link', { name: 'お仕事を探す' })).toHaveAttribute('href', '/job');
  });
});
