import { type Capabilities, type Capability, capabilityOf } from '@enerabi/shared/constants';
import {
  type ContactLink,
  type FacilityContactLink,
  type FacilityDetail,
  type FacilityPreview,
  getFacility,
  getFacilityContactLink,
  getFacilityPreview,
  listCorporationFacilities,
  listFacilityVacancies,
  listMapPlaces,
  listNearbyFacilities,
} from '@enerabi/shared/contract';
import {
  answering,
  createInMemoryApi,
  everyCapability,
  noCapability,
  problem,
  renderRoutes,
  sampleFacilityDetail,
} from '@enerabi/shared/testing';
import { sampleJob } from '@enerabi/shared/testing/sample-jobs';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { routes } from '../../../routes.ts';

const empty: FacilityPreview = {
  visit_slots: [],
  visit_dates_ahead: 0,
  notifications: { total: 0, newest: [] },
  support_messages: {
    total: 0,
    recommendations: ([1, 2, 3, 4] as const).map((support_message_recommend_kind_id) => ({
      support_message_recommend_kind_id,
      messages: 0,
    })),
    newest: [],
  },
  interviews: [],
  job_postings: [],
  events: [],
};

const slot = (starts_at: string, families_left: number): FacilityPreview['visit_slots'][number] => ({
  starts_at,
  ends_at: `${starts_at.slice(0, 11)}11:00:00`,
  child_class_ids: [0, 1, 2],
  families_left,
  capacity: 3,
  book_by: '2026-05-21 17:00:00',
});

const job = sampleJob({
  path_name: 'cook-202605',
  job_type: 5,
  employment_status: 4,
  title: '午前中だけの調理員',
  salary_unit: 'hour',
  salary_min: 1_150,
  salary_max: 1_250,
  valid_through: '2026-07-01',
});

interface Given {
  facility?: Partial<FacilityDetail>;
  preview?: Partial<FacilityPreview>;
  contact?: FacilityContactLink;
  can?: Partial<Capabilities>;
}

const open = ({ facility = { tour_acceptance: 'slots' }, preview, contact, can }: Given) =>
  renderRoutes(routes, {
    can: { ...everyCapability, ...can },
    at: '/f/hanaoka',
    api: createInMemoryApi(
      answering(getFacility, () => sampleFacilityDetail(facility)),
      answering(listMapPlaces, () => problem(503, 'unavailable')),
      answering(listNearbyFacilities, () => ({ facilities: [] })),
      answering(listFacilityVacancies, () => ({ days: [] })),
      answering(listCorporationFacilities, () => ({ total: 0, facilities: [] })),
      answering(getFacilityPreview, () => (preview ? { ...empty, ...preview } : problem(503, 'unavailable'))),
      answering(getFacilityContactLink, () => contact ?? problem(503, 'unavailable')),
    ),
  });

const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('what the page of a facility previews', () => {
  it('shows visits with signs in words, classes and the end of booking, and leads to booking', async () => {
    open({
      preview: {
        visit_slots: [
          slot('2026-05-22 10:00:00', 0),
          slot('2026-05-25 10:00:00', 1),
          slot('2026-05-26 10:00:00', 3),
        ],
        visit_dates_ahead: 2,
      },
    });
    const visits = await section('見学できる日程');
    expect(visits.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '5月22日（金）10:00〜11:00×満席対象：0〜2歳児クラス',
      '5月25日（月）10:00〜11:00△残りわずか（残り1組）対象：0〜2歳児クラス予約は5月21日（木）17:00まで',
      '5月26日（火）10:00〜11:00○空きあり（残り3組）対象：0〜2歳児クラス予約は5月21日（木）17:00まで',
    ]);
    expect(visits.getByText('予約を受け付けている見学日が2日あります。')).toBeVisible();
    expect(visits.getByRole('link', { name: '日時を選んで予約する' })).toHaveAttribute(
      'href',
      '/one_stop/f/hanaoka',
    );
  });

  it('says so where no visit can be booked now, and has no such section where visits are taken otherwise', async () => {
    open({ preview: {} });
    expect((await section('見学できる日程')).getByText(/いま予約できる見学日はありません/)).toBeVisible();
    expect(screen.queryByRole('link', { name: '日時を選んで予約する' })).not.toBeInTheDocument();
  });

  it('shows the dates of visits, and no end of booking, if none can be booked here yet (R7.3)', async () => {
    open({
      can: { visitBooking: false },
      preview: { visit_slots: [slot('2026-05-25 10:00:00', 1)], visit_dates_ahead: 1 },
    });
    const visits = await section('見学できる日程');
    expect(
      visits.getByText(/^園が公開している見学日が1日あります。.*園に直接お問い合わせください。$/),
    ).toBeVisible();
    expect(visits.getByRole('listitem')).toHaveTextContent(
      '5月25日（月）10:00〜11:00△残りわずか（残り1組）対象：0〜2歳児クラス',
    );
    expect(visits.queryByRole('link')).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('予約');
  });

  it('shows no visits of a facility that takes them by phone', async () => {
    open({ facility: { tour_acceptance: 'phone' }, preview: {} });
    expect(await screen.findByRole('region', { name: '応援メッセージ' })).toBeVisible();
    // The board of notices is empty, and has a tab of its own.
    expect(screen.queryByRole('region', { name: '園からのお知らせ' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: '見学できる日程' })).not.toBeInTheDocument();
  });

  it('shows the newest notices and messages, and leads to all of them', async () => {
    open({
      preview: {
        notifications: {
          total: 12,
          newest: [{ path_name: 'a', title: '園庭開放', audience: 'applicant', posted_on: '2026-05-20' }],
        },
        support_messages: {
          total: 4,
          recommendations: empty.support_messages.recommendations.map((one) => ({
            ...one,
            messages:
              one.support_message_recommend_kind_id === 2
                ? 3
                : one.support_message_recommend_kind_id === 4
                  ? 1
                  : 0,
          })),
          child_classes: [
            { child_class_id: 2, messages: 1 },
            { child_class_id: 3, messages: 3 },
          ],
          newest: [
            {
              support_message_id: 1,
              child_class_id: 3,
              parent_age_text: null,
              support_message_recommend_kind_id: 2,
              support_message_description: '園庭が広いです。',
              posted_on: '2026-05-20',
            },
          ],
        },
      },
    });
    const notices = await section('園からのお知らせ');
    expect(notices.getByRole('link', { name: '園庭開放' })).toHaveAttribute(
      'href',
      '/f/hanaoka/notice_board/a',
    );
    expect(notices.getByRole('link', { name: 'お知らせをすべて見る（12件）' })).toHaveAttribute(
      'href',
      '/f/hanaoka/notice_board',
    );
    const messages = await section('応援メッセージ');
    expect(
      messages.getByText('4件のうち3件が「とてもすすめたい」「すすめたい」という声です。'),
    ).toBeVisible();
    expect(messages.getAllByRole('term').map((term) => term.nextElementSibling?.textContent)).toEqual([
      '0件',
      '3件',
      '0件',
      '1件',
    ]);
    const classes = within(messages.getByRole('navigation', { name: 'お子さまのクラス' }));
    expect(classes.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      [
        ['2歳児クラス（1件）', '/f/hanaoka/support_message?child_class_id=2'],
        ['3歳児クラス（3件）', '/f/hanaoka/support_message?child_class_id=3'],
      ],
    );
    expect(messages.getByText('園庭が広いです。')).toBeVisible();
    expect(messages.getByRole('link', { name: '応援メッセージをすべて見る（4件）' })).toBeVisible();
  });

  it.each([
    ['/contact/hanaoka/contact_input', 'enrolment_contact' as const],
    [undefined, 'support_message' as const],
  ])('leads who asks about a post to %s where the facility answers by %s', async (href, kind) => {
    const contact = {
      ask_onetime: false,
      links: [{ kind, path: `/contact/hanaoka/contact_input`, url: null, name: null }],
    };
    open({ preview: { job_postings: [job] }, contact });
    const jobs = await section('求人');
    expect(jobs.getByText('応募や職場の見学については、園にお問い合わせください。')).toBeVisible();
    const links = jobs.queryAllByRole('link', { name: '園に問い合わせる' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(href ? [href] : []);
  });

  it('shows a post by a card that leads to its page, where its conditions are', async () => {
    open({ preview: { job_postings: [job] } });
    const jobs = await section('求人');
    expect(jobs.getByRole('link', { name: '午前中だけの調理員' })).toHaveAttribute(
      'href',
      '/f/hanaoka/job/cook-202605',
    );
    expect(jobs.getByText('時給 1,150円〜1,250円')).toBeVisible();
    expect(jobs.getByText('2026年7月1日まで掲載')).toBeVisible();
  });

  it('leads to each of its sections from the contents, and leaves out what the facility has not', async () => {
    open({
      preview: {
        interviews: [
          {
            path_name: 'nurse',
            title: '看護師の毎日',
            job_type: 3,
            job_title: '看護師',
            years_of_service: 2,
            posted_on: '2026-05-01',
          },
        ],
        events: [
          {
            path_name: 'e',
            title: '夏まつり',
            body: '',
            starts_at: '2026-07-04 10:00:00',
            ends_at: '2026-07-04 12:00:00',
            place: '園庭',
            capacity: null,
            audience: 'applicant',
          },
        ],
      },
    });
    const contents = within(await screen.findByRole('navigation', { name: 'このページの内容' }));
    const names = contents.getAllByRole('link').map((link) => link.textContent);
    expect(names[0]).toBe('見学できる日程');
    expect(names).toEqual(expect.arrayContaining(['イベント', '応援メッセージ', '先輩職員インタビュー']));
    for (const absent of ['園からのお知らせ', '求人']) expect(names).not.toContain(absent);
    for (const link of contents.getAllByRole('link'))
      expect(await screen.findByRole('region', { name: link.textContent ?? '' })).toHaveAttribute(
        'id',
        link.getAttribute('href')?.split('#')[1],
      );
    expect(
      (await section('先輩職員インタビュー')).getByRole('link', { name: '看護師の毎日' }),
    ).toHaveAttribute('href', '/f/hanaoka/interview/nurse');
    expect((await section('イベント')).getByText('園庭')).toBeVisible();
  });
});

describe('the ways of contact beside the facts (specification section 7)', () => {
  const actions = async () =>
    within(await screen.findByRole('complementary', { name: '見学・お問い合わせ' }));

  it('are those that the API gives, in its order, and say who may ask', async () => {
    open({
      contact: {
        ask_onetime: true,
        links: [
          { kind: 'booking', path: '/one_stop/f/hanaoka', url: null, name: null },
          { kind: 'enrolment_contact', path: '/contact/hanaoka/contact_input', url: null, name: null },
          { kind: 'support_message', path: '/support_message/hanaoka/input', url: null, name: null },
          { kind: 'phone', path: null, url: 'tel:0833431234', name: '0833-43-1234' },
        ],
      },
    });
    const ways = await actions();
    expect(ways.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['見学の予約', '/one_stop/f/hanaoka'],
      ['問い合わせる', '/contact/hanaoka/contact_input'],
      ['電話 0833-43-1234', 'tel:0833431234'],
    ]);
    expect(ways.getByText('会員でない方も、お問い合わせいただけます。')).toBeInTheDocument();
  });

  it('are what works today where the site has no forms yet: numbers and the official site (R7.3)', async () => {
    open({
      can: { visitBooking: false, inquiry: false, supportMessagePosting: false },
      contact: {
        ask_onetime: true,
        links: [
          { kind: 'booking', path: '/one_stop/f/hanaoka', url: null, name: null },
          { kind: 'enrolment_contact', path: '/contact/hanaoka/contact_input', url: null, name: null },
          { kind: 'phone', path: null, url: 'tel:0833431234', name: '0833-43-1234' },
          { kind: 'web', path: null, url: 'https://hanaoka.example.jp/', name: null },
        ],
      },
    });
    const ways = await actions();
    expect(ways.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:0833431234',
      'https://hanaoka.example.jp/',
    ]);
    expect(ways.getByText('見学は園にお問い合わせください')).toBeInTheDocument();
    expect(ways.queryByText(/会員でない方も/)).not.toBeInTheDocument();
  });

  it('leave out the form where the facility answers none of its questions', async () => {
    open({ contact: { ask_onetime: false, links: [] } });
    expect((await actions()).queryAllByRole('link')).toEqual([]);
    expect((await actions()).getByText('園または自治体の窓口にお問い合わせください。')).toBeInTheDocument();
    expect(screen.queryByText(/会員でない方も/)).not.toBeInTheDocument();
  });

  it('are the phone numbers and the website if the API fails, and the page works', async () => {
    open({});
    expect((await actions()).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:0833431234',
      'https://example.jp/hanaoka',
    ]);
    expect(await screen.findByRole('region', { name: '施設の概要' })).toBeVisible();
    expect(screen.queryByRole('region', { name: '園からのお知らせ' })).not.toBeInTheDocument();
  });
});

describe('the page of a facility (R7.3)', () => {
  const brought: Record<Capability, string[]> = {
    visitBooking: ['/one_stop/f/hanaoka'],
    inquiry: ['/contact/hanaoka/contact_input'],
    supportMessagePosting: ['/support_message/hanaoka/input'],
    jobBoard: ['/f/hanaoka/job/cook-202605'],
    jobContact: [],
    operators: [],
    events: [],
  };
  const onSite = (kind: ContactLink['kind'], path: string) => ({ kind, path, url: null, name: null });
  const links = [
    onSite('booking', '/one_stop/f/hanaoka'),
    onSite('enrolment_contact', '/contact/hanaoka/contact_input'),
    onSite('other_contact', '/contact/hanaoka/other_contact_input'),
    onSite('job_contact', '/contact/hanaoka/job_contact_input?job_posting_path_name=a'),
    onSite('support_message', '/support_message/hanaoka/input'),
  ];
  const addressesWith = async (can: Capabilities): Promise<string[]> => {
    const visit_slots = [slot('2026-05-25 10:00:00', 1)];
    open({
      can,
      contact: { ask_onetime: true, links },
      preview: { visit_slots, visit_dates_ahead: 1, job_postings: [job] },
    });
    await section('求人');
    return [...document.links].map((link) => link.getAttribute('href') ?? '');
  };

  it.each(Object.keys(brought) as Capability[])('leads to nothing of %s before it is there', async (name) => {
    const found = await addressesWith({ ...everyCapability, [name]: false });
    expect(found).toContain('/f/hanaoka/notice_board');
    expect(found.filter((address) => capabilityOf(address) === name)).toEqual([]);
  });

  it.each(Object.keys(brought) as Capability[])('leads to what %s brings once it is there', async (name) => {
    const found = await addressesWith({ ...noCapability, [name]: true });
    expect(found).toEqual(expect.arrayContaining(brought[name]));
    expect(found.filter((address) => ![undefined, name].includes(capabilityOf(address)))).toEqual([]);
  });

  it('has no badge or button of a booking before that is there', async () => {
    await addressesWith({ ...everyCapability, visitBooking: false });
    expect(screen.queryByText(/オンラインで予約|予約する|予約は/)).not.toBeInTheDocument();
  });
});
