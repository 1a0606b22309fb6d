import { countFacilities, listFacilities, suggestSearches } from '@enerabi/shared/contract';
import { answering, createInMemoryApi, problem, renderRoutes, sampleFacility } from '@enerabi/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.ts';

const list = answering(listFacilities, ({ query: { page, limit } }) => ({
  total: 1,
  page,
  limit,
  facilities: [sampleFacility()],
}));
const noCounts = answering(countFacilities, () => problem(503, 'unreachable'));
const shinjuku = answering(suggestSearches, ({ query: { keyword } }) => ({
  municipalities:
    keyword === '新宿'
      ? [
          {
            municipality_code: '131041',
            municipality_name: '新宿区',
            prefecture_code: '130001',
            facilities: 14,
          },
        ]
      : [],
  stations:
    keyword === '新宿'
      ? [
          {
            station_ids: [470, 505],
            name: '新宿',
            lines: ['JR中央線', 'JR山手線'],
            prefecture_code: '130001',
          },
        ]
      : [],
  facilities:
    keyword === '新宿' ? [{ path_name: 'shinjuku', name: '新宿保育園', municipality_name: '新宿区' }] : [],
}));

async function open(answer = shinjuku) {
  const { user } = renderRoutes(routes, { at: '/f', api: createInMemoryApi(list, noCounts, answer) });
  await user.click(await screen.findByText('条件をしぼりこむ', { selector: 'summary' }));
  return { user, keyword: screen.getByRole('searchbox', { name: 'キーワード' }) };
}
const suggestions = () => screen.queryByRole('navigation', { name: '検索候補' });

describe('suggestions while typing', () => {
  it('are links to municipalities, stations and facilities', async () => {
    const { user, keyword } = await open();
    await user.type(keyword, '新宿');
    const found = within(await screen.findByRole('navigation', { name: '検索候補' }));
    expect(found.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['東京都新宿区 14件', '/f?area=130001&municipalities%5B%5D=131041'],
      ['新宿駅 東京都・JR中央線・JR山手線', '/f?area=130001&station_ids%5B%5D=470&station_ids%5B%5D=505'],
      ['新宿保育園 新宿区', '/f/shinjuku'],
    ]);
  });

  it('are walked through by the arrow keys and closed by Escape, with the focus back in the field', async () => {
    const { user, keyword } = await open();
    await user.type(keyword, '新宿');
    await screen.findByRole('navigation', { name: '検索候補' });
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('link', { name: /^新宿駅/ })).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(keyword).toHaveFocus();
    await user.keyboard('{ArrowDown}{Escape}');
    expect(suggestions()).not.toBeInTheDocument();
    expect(keyword).toHaveFocus();
    expect(keyword).toHaveValue('新宿');
  });

  it('go when nothing fits any more, or the focus goes on', async () => {
    const { user, keyword } = await open();
    await user.type(keyword, '新宿');
    await screen.findByRole('navigation', { name: '検索候補' });
    await user.type(keyword, '新');
    await waitFor(() => expect(suggestions()).not.toBeInTheDocument());
    await user.type(keyword, '{Backspace}');
    await screen.findByRole('navigation', { name: '検索候補' });
    await user.click(screen.getByRole('combobox', { name: '都道府県' }));
    await waitFor(() => expect(suggestions()).not.toBeInTheDocument());
  });

  it('do not come after the search for what was typed', async () => {
    const { user, keyword } = await open();
    await user.type(keyword, '新宿{Enter}');
    await screen.findByRole('heading', { level: 1, name: /「新宿」の検索結果/ });
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(suggestions()).not.toBeInTheDocument();
  });

  it('are none where they cannot be had', async () => {
    const { user, keyword } = await open(answering(suggestSearches, () => problem(503, 'unreachable')));
    await user.type(keyword, '新宿');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(suggestions()).not.toBeInTheDocument();
    expect(keyword).toHaveValue('新宿');
  });
});
