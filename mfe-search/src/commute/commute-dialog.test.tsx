import { type CommutePlace, keepCommutePlaces } from '@enerabi/shared/commute';
import { getCommutePlaces, suggestSearches } from '@enerabi/shared/contract';
import { visitorSession } from '@enerabi/shared/kernel';
import {
  type Answering,
  addDialogMethods,
  answering,
  createInMemoryApi,
  problem,
  renderRoutes,
} from '@enerabi/shared/testing';
import { sampleSession } from '@enerabi/shared/testing/sample-member';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { CommuteButton } from './commute-button.tsx';

const stations = [
  { name: '三軒茶屋', lines: ['東急田園都市線', '東急世田谷線'], latitude: 35.643_61, longitude: 139.669_92 },
  { name: '渋谷', lines: ['JR山手線'], latitude: 35.658, longitude: 139.7016 },
  // An API of an earlier release knows no positions.
  { name: '渋谷本町', lines: ['ある線'] },
];
const suggestions = answering(suggestSearches, ({ query: { keyword } }) => ({
  municipalities: [],
  stations: stations
    .filter(({ name }) => name.startsWith(keyword))
    .map((station, at) => ({ station_ids: [at], prefecture_code: '130001', ...station })),
  facilities: [],
}));

beforeAll(addDialogMethods);
beforeEach(() => localStorage.clear());
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
});

const addressOf = ({ latitude }: CommutePlace, works: readonly CommutePlace[], within?: string): string =>
  within
    ? `/f?commute_within=${within}`
    : works.length > 0
      ? `/f?works=${works.length}`
      : `/f?search_target_lat=${latitude}`;

async function open(...answers: Answering[]) {
  const lazy = async () => ({
    Component: () => <CommuteButton commuteAddressOf={addressOf} />,
  });
  const { user } = renderRoutes([{ id: 'top', path: '/', lazy }], {
    at: '/',
    api: createInMemoryApi(...(answers.length > 0 ? answers : [suggestions])),
    session: answers.length > 1 ? sampleSession() : visitorSession,
  });
  const button = await screen.findByRole('button', { name: /通園時間/ });
  await user.click(button);
  return { user, button, dialog: within(await screen.findByRole('dialog', { name: '通園にかかる時間' })) };
}

describe('the dialog on the ways of a family (issue 22)', () => {
  it('takes the station at home, then those of both parents, and leads to what is near', async () => {
    const { user, button, dialog } = await open();
    expect(dialog.queryByRole('searchbox', { name: /勤務先/ })).toBeNull();
    await user.type(dialog.getByRole('searchbox', { name: 'ご自宅（または最寄り駅）' }), '三軒');
    await user.click(
      await dialog.findByRole('button', { name: '三軒茶屋駅 東京都・東急田園都市線・東急世田谷線' }),
    );
    expect(dialog.getByText('三軒茶屋駅')).toBeVisible();
    expect(dialog.getByRole('button', { name: /ご自宅.*消す/ })).toHaveFocus();
    expect(dialog.getByRole('link', { name: '三軒茶屋駅から近い順に見る' })).toHaveAttribute(
      'href',
      '/f?search_target_lat=35.6436',
    );

    const work = dialog.getByRole('searchbox', { name: '勤務先の最寄り駅' });
    await user.type(work, '渋谷');
    expect(await dialog.findByText('駅の候補が1件あります。')).toBeVisible();
    await user.type(work, '{Enter}');
    expect(dialog.getByText('渋谷駅')).toBeVisible();
    expect(dialog.getByRole('searchbox', { name: 'もうひとりの方の勤務先の最寄り駅' })).toBeVisible();

    expect(dialog.getByRole('link', { name: '通園時間の短い順に見る' })).toHaveAttribute(
      'href',
      '/f?works=1',
    );
    await user.selectOptions(dialog.getByRole('combobox', { name: '通園時間' }), '自転車15分以内');
    expect(dialog.getByRole('link', { name: 'この時間で通える園を見る' })).toHaveAttribute(
      'href',
      '/f?commute_within=bicycle-15',
    );
    await user.selectOptions(dialog.getByRole('combobox', { name: '通園時間' }), 'しぼりこまない');
    expect(dialog.getByRole('link', { name: '通園時間の短い順に見る' })).toBeVisible();
    const [close] = dialog.getAllByRole('button', { name: 'とじる' });
    await user.click(close as HTMLElement);
    await waitFor(() => expect(button).toHaveTextContent('通園時間：三軒茶屋駅 変更'));
  });

  it('keeps the places of work while the home changes, and gives the focus to the emptied field', async () => {
    const shibuya = { name: '渋谷駅', latitude: 35.658, longitude: 139.7016 };
    keepCommutePlaces({ home: shibuya, works: [shibuya] });
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: /ご自宅.*消す/ }));
    expect(dialog.getByRole('searchbox', { name: 'ご自宅（または最寄り駅）' })).toHaveFocus();
    expect(dialog.getByRole('button', { name: /勤務先.*消す/ })).toBeVisible();
    expect(dialog.queryByRole('link')).toBeNull();
  });

  it('offers a member the places of the account, and takes them over by a press', async () => {
    const home = { name: '三軒茶屋駅', latitude: 35.6436, longitude: 139.6699 };
    const shibuya = { name: '渋谷駅', latitude: 35.658, longitude: 139.7016 };
    const saved = answering(getCommutePlaces, () => ({ home, works: [shibuya] }));
    const { user, dialog } = await open(suggestions, saved);
    await user.click(await dialog.findByRole('button', { name: '会員情報の場所を使う（三軒茶屋駅 ほか）' }));
    expect(dialog.getByText('渋谷駅')).toBeVisible();
    expect(dialog.getByRole('button', { name: /ご自宅.*消す/ })).toHaveFocus();
    expect(JSON.parse(localStorage.getItem('commute-places') ?? '')).toEqual({ home, works: [shibuya] });
    expect(dialog.queryByRole('button', { name: /^会員情報/ })).toBeNull();
  });

  it('offers a member nothing where the account cannot be asked', async () => {
    const { dialog } = await open(
      suggestions,
      answering(getCommutePlaces, () => problem(503, 'unreachable')),
    );
    expect(dialog.getByRole('button', { name: '現在地をご自宅にする' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^会員情報/ })).toBeNull();
  });

  it('says where no station is called so', async () => {
    const { user, dialog } = await open();
    await user.type(dialog.getByRole('searchbox'), 'あああ');
    expect(await dialog.findByText(/「あああ」に近い名前の駅は見つかりませんでした/)).toBeVisible();
  });

  it('says so where stations cannot be searched, and keeps what was typed', async () => {
    const { user, dialog } = await open(answering(suggestSearches, () => problem(503, 'unreachable')));
    await user.type(dialog.getByRole('searchbox'), '三軒');
    expect(await dialog.findByText(/駅を調べられませんでした/)).toBeVisible();
    expect(dialog.getByRole('searchbox')).toHaveValue('三軒');
  });

  it('takes the position of the browser, no more precisely than some 100 m', async () => {
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: {
        getCurrentPosition: (found: PositionCallback) =>
          found({ coords: { latitude: 35.643_612, longitude: 139.669_921 } } as GeolocationPosition),
      },
    });
    const { user, button, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: '現在地をご自宅にする' }));
    expect(await dialog.findByText('お使いの端末の位置（約100m単位）')).toBeVisible();
    expect(dialog.getByRole('button', { name: /ご自宅.*消す/ })).toHaveFocus();
    await waitFor(() => expect(button).toHaveTextContent('通園時間：自宅 変更'));
    expect(JSON.parse(localStorage.getItem('commute-places') ?? '')).toEqual({
      home: { name: '', latitude: 35.644, longitude: 139.67 },
      works: [],
    });
  });

  it('says what to do where the position is refused', async () => {
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: '現在地をご自宅にする' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/駅名を入力してください/);
  });
});
