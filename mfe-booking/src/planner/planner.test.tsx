import {
  type BookVisit,
  bookVisit,
  getProfile,
  listFavoriteFacilities,
  type PlannedFacility,
  planVisits,
  type VisitPlan,
} from '@enerabi/shared/contract';
import {
  answering,
  createInMemoryApi,
  everyCapability,
  problem,
  renderRoutes,
} from '@enerabi/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes.ts';
import { booked, fillBooking } from '../testing/booking-site.ts';

const slot = (day: string, time: string) => ({
  starts_at: `2099-05-${day} ${time}:00`,
  ends_at: `2099-05-${day} ${time.replace(':00', ':30')}:00`,
});
const facility = (path_name: string, known: Partial<PlannedFacility> = {}): PlannedFacility => ({
  facility_id: path_name.length,
  path_name,
  name: `${path_name}園`,
  municipality_name: '世田谷区',
  address: '東京都世田谷区用賀1-2-3',
  is_demo: false,
  tour_acceptance: 'slots',
  latitude: 35.6 + path_name.length / 100,
  longitude: 139.6,
  phone: '03-1234-5678',
  bookable_slots: 2,
  matching_slots: 2,
  next_slots: [slot('20', '10:00'), slot('27', '10:00')],
  ...known,
});
const facilities = [
  facility('asahi'),
  facility('hanaoka'),
  facility('tel', { tour_acceptance: 'phone', bookable_slots: 0, matching_slots: 0, next_slots: [] }),
];
const visit = (path_name: string, day: string, time: string, travel = 0, waiting = 0) => ({
  path_name,
  ...slot(day, time),
  travel_minutes: travel,
  return_minutes: null,
  waiting_minutes: waiting,
});
const plan: VisitPlan = {
  kinds: ['fewest_days', 'soonest'],
  visits: [visit('asahi', '20', '10:00'), visit('hanaoka', '20', '13:00', 12, 138)],
  days: 1,
  travel_minutes: 12,
  waiting_minutes: 138,
  left_out: ['tel'],
};

const ogikubo = { name: '荻窪', lines: ['JR中央線', '丸ノ内線'], latitude: 35.7, longitude: 139.62 };

interface Site {
  at?: string;
  plans?: VisitPlan[];
  book?: (body: BookVisit) => typeof booked | ReturnType<typeof problem>;
}

const open = ({
  at = '/one_stop/planner?f=asahi&f=hanaoka&f=tel',
  plans = [plan],
  book = () => booked,
}: Site = {}) => {
  const queries: unknown[] = [];
  const rendered = renderRoutes(routes, {
    at,
    can: everyCapability,
    api: createInMemoryApi(
      answering(planVisits, ({ query }) => {
        queries.push(query);
        return {
          facilities: facilities.filter(({ path_name }) => query.path_names.includes(path_name)),
          plans,
          starting_point: query.starting_station === '荻窪' ? ogikubo : null,
          nearby_stations: [{ name: '用賀', latitude: 35.66, longitude: 139.618 }],
        };
      }),
      answering(listFavoriteFacilities, () => problem(401, 'unauthorized')),
      answering(getProfile, () => problem(401, 'unauthorized')),
      answering(bookVisit, ({ body }) => book(body as BookVisit)),
    ),
  });
  return { ...rendered, queries };
};

describe('/one_stop/planner', () => {
  it('says how to choose facilities where none is chosen', async () => {
    open({ at: '/one_stop/planner' });
    expect(await screen.findByRole('link', { name: '比較表を見る' })).toHaveAttribute('href', '/comparison');
  });

  it('shows each day of a plan with the ways between, and what does not fit', async () => {
    open();
    const card = within(await screen.findByRole('region', { name: /^2園を1日で見学/ }));
    expect(card.getByText('出かける日がいちばん少ない')).toBeVisible();
    expect(card.getByText('いちばん早く終わる')).toBeVisible();
    const day = within(card.getByRole('heading', { name: '5月20日（水）' }).closest('li') as HTMLElement);
    expect(day.getAllByRole('listitem')[0]).toHaveTextContent('10:00〜10:30asahi園');
    expect(day.getByText('移動 約12分')).toBeVisible();
    expect(day.getByText('待ち 2時間18分')).toBeVisible();
    expect(card.getByText(/^tel園は、日時が重なるか/)).toBeVisible();
    expect(card.getByRole('img', { name: '園の位置関係の略図：1 asahi園、2 hanaoka園' })).toBeInTheDocument();
  });

  it('says how a facility without bookings is reached', async () => {
    open();
    expect(await screen.findByText(/園へ直接お電話で/)).toBeVisible();
    expect(screen.getByRole('link', { name: '03-1234-5678' })).toHaveAttribute('href', 'tel:0312345678');
  });

  it('plans anew by other conditions, which stand in the address', async () => {
    const { user, router, queries } = open();
    await user.click(await screen.findByRole('checkbox', { name: '水' }));
    await user.click(screen.getByRole('radio', { name: '電車・バス' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'お子さまのクラス' }), '1歳児');
    await user.click(screen.getByRole('button', { name: 'この条件でプランを作る' }));
    expect(router.state.location.search).toContain('weekday=3');
    expect(queries.at(-1)).toMatchObject({ weekdays: [3], travel_mode: 'train', child_class_id: 1 });
  });

  it('begins and ends at a station, says when to leave, and draws it', async () => {
    const { user, queries } = open({
      plans: [
        {
          ...plan,
          visits: [
            visit('asahi', '20', '10:00', 15),
            { ...visit('hanaoka', '20', '13:00', 12, 138), return_minutes: 20 },
          ],
          travel_minutes: 47,
        },
      ],
    });
    await user.type(await screen.findByRole('combobox', { name: /^出発する駅/ }), ' 荻窪');
    await user.click(screen.getByRole('button', { name: 'この条件でプランを作る' }));
    expect(await screen.findByText(/^荻窪駅（JR中央線・丸ノ内線）を出発して/)).toBeVisible();
    expect(queries.at(-1)).toMatchObject({ starting_station: '荻窪' });
    expect(screen.getByText('行き帰りを含む移動 合計約47分')).toBeVisible();
    expect(screen.getByText('9:45までに荻窪駅を出発')).toBeVisible();
    expect(screen.getByText('13:50ごろ荻窪駅に到着')).toBeVisible();
    const map = screen.getByRole('img', { name: /略図：発 荻窪駅、1 asahi園/ });
    expect(map).toHaveTextContent('用賀');
    expect(screen.getByRole('link', { name: /まとめて予約する/ })).toHaveAttribute(
      'href',
      expect.stringContaining('from='),
    );
  });

  it('says that no station has the name, and keeps it', async () => {
    open({ at: '/one_stop/planner?f=asahi&from=おぎくぽ' });
    const field = await screen.findByRole('combobox', { name: /^出発する駅/ });
    expect(field).toHaveValue('おぎくぽ');
    expect(field).toHaveAccessibleDescription(/「おぎくぽ」という駅が見つかりません/);
    expect(screen.getByRole('region', { name: /^2園を1日で見学/ })).toBeInTheDocument();
  });

  it('keeps a time by hand, and plans the rest around it', async () => {
    const { user, router, queries } = open();
    const card = within(await screen.findByRole('region', { name: /^2園を1日で見学/ }));
    await user.click(card.getAllByText('日時を変える')[0] as HTMLElement);
    await user.click(card.getAllByRole('link', { name: '5月27日（水）10:00' })[0] as HTMLElement);
    expect(router.state.location.search).toContain('pin=asahi%402099-05-27T10%3A00');
    expect(queries.at(-1)).toMatchObject({ pinned: ['asahi@2099-05-27T10:00'] });
  });

  it('takes a facility out', async () => {
    const { user, router } = open();
    await user.click(await screen.findByRole('link', { name: /^asahi園を\s?外す/ }));
    expect(router.state.location.search).toBe('?f=hanaoka&f=tel');
  });

  it('says so where nothing meets the conditions', async () => {
    open({ plans: [] });
    expect(await screen.findByText('条件に合うプランがありません')).toBeVisible();
  });
});

describe('/one_stop/planner/book', () => {
  const at = '/one_stop/planner/book?visit=asahi@2099-05-20T10:00&visit=hanaoka@2099-05-20T13:00&mode=train';
  const submit = () => screen.findByRole('button', { name: '2件を予約する' });

  it('books each visit with one form, and names its number', async () => {
    const bodies: BookVisit[] = [];
    const { user } = open({
      at,
      book: (body) => {
        bodies.push(body);
        return { ...booked, starts_at: body.desired_reservation_datetime };
      },
    });
    await fillBooking(user);
    await user.click(await submit());
    expect(await screen.findByRole('heading', { name: '2件の見学を予約しました' })).toHaveFocus();
    expect(bodies).toMatchObject([
      { facility_id: 5, desired_reservation_datetime: '2099-05-20 10:00:00', person_last_name: '花岡' },
      { facility_id: 7, desired_reservation_datetime: '2099-05-20 13:00:00', person_last_name: '花岡' },
    ]);
    expect(screen.getAllByText('予約番号：7K3M-94QF')).toHaveLength(2);
  });

  it('says which visit is gone, and leads to other times for it', async () => {
    const { user } = open({
      at,
      book: ({ facility_id }) =>
        facility_id === 5 ? problem(400, 'slot_full', undefined, '満席になりました。') : booked,
    });
    await fillBooking(user);
    await user.click(await submit());
    expect(await screen.findByRole('heading', { name: '2件のうち1件の見学を予約しました' })).toBeVisible();
    const results = within(screen.getByRole('list', { name: '予約の結果' }));
    expect(results.getByText('満席になりました。')).toBeVisible();
    expect(screen.getByRole('link', { name: '予約できなかった園の日時を選び直す' })).toHaveAttribute(
      'href',
      '/one_stop/planner?f=asahi&mode=train',
    );
    expect(screen.getByRole('link', { name: '1件をカレンダーに追加' })).toHaveAttribute(
      'href',
      '/api/one_stop/booked_calendar?token=7K3M-94QF.mac',
    );
  });

  it('names what is missing, books nothing, and keeps what was typed (R5.3)', async () => {
    const bodies: BookVisit[] = [];
    const { user } = open({ at, book: (body) => (bodies.push(body) ? booked : booked) });
    await user.type(await screen.findByRole('textbox', { name: /^姓/ }), '花岡');
    await user.click(await submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('メールアドレスを入力してください。');
    expect(screen.getByRole('textbox', { name: /^姓/ })).toHaveValue('花岡');
    expect(bodies).toEqual([]);
  });
});
