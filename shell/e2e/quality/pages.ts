import { readdirSync } from 'node:fs';
import path from 'node:path';
import { interviewPath, staticInterviews } from '@enerabi/shared/constants';
import type { APIRequestContext } from '@playwright/test';
import { areas, listAddress } from '../site/address.ts';
import { askedFacility, askedPosting, jobContactAddress } from '../site/asked-facility.ts';
import { origin, root } from '../site/environment.ts';
import { listed } from '../site/listed-facilities.ts';
import { addFavorites, beginRegistration, type Member, makeMember, newMailaddress } from '../site/member.ts';

const [first] = staticInterviews;

/** A page of the site that every check of this folder visits. */
export interface SitePage {
  name: string;
  /** @param facility path name of a facility that accepts children and books visits by itself */
  at: (facility: string, request: APIRequestContext) => string | Promise<string>;
  /** The page needs a member. Such pages come last, since others are for visitors only. */
  isMembers?: true;
}

export const sitePages: SitePage[] = [
  { name: 'the top page', at: () => '/' },
  { name: 'the list', at: () => listAddress(areas.tokyo) },
  {
    name: 'a list with every kind of condition',
    at: () =>
      `${listAddress(areas.tokyo)}&municipalities[]=131041&child_class_id=1&child_age_months=12&has_vacancy=true&opens_by=07:30&services[]=bus&has_meals=true&open_until=99`,
  },
  { name: 'a prefecture', at: () => '/tokyo' },
  { name: 'the events of a prefecture', at: () => '/tokyo/e?audience=applicant' },
  { name: 'the notices of a prefecture', at: () => '/tokyo/notice_board?audience=applicant' },
  { name: 'an event', at: (_, request) => anEvent(request) },
  { name: 'a list without a result', at: () => '/f?keyword=そのような園はありません' },
  { name: 'a facility', at: (facility) => `/f/${facility}` },
  { name: 'a notice board', at: (facility) => `/f/${facility}/notice_board` },
  { name: 'a notice', at: (_, request) => aNotice(request) },
  {
    name: 'several pages of support messages, with a part of the address left out',
    at: () => `/f/${first.facility_path_name}/support_message?page=2&limit=x`,
  },
  { name: 'an interview', at: () => interviewPath(first.facility_path_name, first.interview_path_name) },
  { name: 'the entrance for job seekers', at: () => '/job_top' },
  { name: 'the job postings', at: () => '/job' },
  {
    name: 'job postings with every kind of condition',
    at: () =>
      '/job?area[]=130001&area[]=140007&municipalities[]=131041&job_type=1&employment_status[]=1&employment_status[]=2&monthly_salary_from=205000&annual_days_off_from=110&has_no_night_shift=true&sort=salary&overtime_hours_to=x',
  },
  { name: 'job postings without a result', at: () => '/job?keyword=そのような求人はありません&area=130001' },
  { name: 'the operators', at: () => '/o' },
  {
    name: 'operators without a result',
    at: () => '/o?keyword=そのような法人はありません&area=130001&sort=x',
  },
  { name: 'an operator', at: (_, request) => anOperator(request) },
  { name: 'a list of favourites that was sent', at: (facility) => `/favorite?facilities[]=${facility}` },
  { name: 'a comparison', at: (facility) => `/comparison?facilities[]=${facility}` },
  { name: 'the lines of a prefecture', at: () => '/railway_search/13/select_railway' },
  {
    name: 'stations of an unknown line',
    at: () => '/railway_search/13/select_station?railway_line_ids[]=2147483647',
  },
  { name: 'signing in', at: () => '/login' },
  { name: 'registering', at: () => '/register' },
  { name: 'entering the code', at: async () => `/activate/${await registration()}` },
  { name: 'a registration that is over', at: () => `/activate/${nobody}` },
  { name: 'a forgotten password', at: () => '/password_forgot' },
  { name: 'a new password', at: () => `/password_reset/${nobody}?token=${'t'.repeat(43)}` },
  { name: 'ending the mails of a search', at: () => '/saved_search/end?token=1.x' },
  { name: 'the contact form', at: async (_, request) => `/contact/${await asked(request)}/contact_input` },
  {
    name: 'the contact form of a job posting',
    at: async (_, request) => jobContactAddress(await askedPosting(request)),
  },
  {
    name: 'the form of another contact',
    at: async (_, request) => `/contact/${await asked(request)}/other_contact_input`,
  },
  {
    name: 'a message that was sent',
    at: async (_, request) => `/contact/${await asked(request)}/contact_complete?reference=7K3M-94QF`,
  },
  { name: 'the form of a support message', at: (facility) => `/support_message/${facility}/input` },
  {
    name: 'a support message that was sent',
    at: (facility) => `/support_message/${facility}/complete?reference=7K3M-94QF`,
  },
  { name: 'the booking page', at: (facility) => `/one_stop/f/${facility}` },
  { name: 'the visit planner', at: (facility) => `/one_stop/planner?f=${facility}` },
  { name: 'the terms', at: () => '/terms' },
  { name: 'the terms of booking', at: () => '/one_stop/terms' },
  { name: 'an unknown page', at: () => '/nope/nope' },
  { name: 'the map', at: () => '/map_search?area=130001' },
  { name: 'the map of job postings', at: () => '/map_search?collection=jobs&area=130001&job_type=1' },
  ...(
    [
      { name: 'my page', at: () => '/mypage' },
      { name: 'the basic information', at: async () => `/activate/basic_information/${await memberSub()}` },
      { name: 'changing what is registered', at: () => '/mypage/edit' },
      { name: 'favourite facilities', at: () => '/mypage/favorite/facility' },
      { name: 'favourite jobs', at: () => '/mypage/favorite/job' },
      { name: 'sent messages', at: () => '/mypage/message' },
      { name: 'saved searches', at: () => '/mypage/saved_search' },
      {
        name: 'saving a search',
        at: () => '/mypage/saved_search/new?collection=facilities&name=x&conditions=area=130001',
      },
      { name: 'booked visits', at: () => '/one_stop/mypage' },
    ] satisfies SitePage[]
  ).map((page) => ({ ...page, isMembers: true as const })),
];

const groups = readdirSync(path.join(root, 'gallery/src/groups'), { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);

export const galleryPages: SitePage[] = [
  { name: "the gallery's contents", at: () => '/gallery' },
  ...groups.map(({ name }) => ({ name: `${name} in the gallery`, at: () => `/gallery/${name}` })),
];

const nobody = '00000000-0000-4000-8000-000000000000';

let waiting: Promise<string> | undefined;
function registration(): Promise<string> {
  waiting ??= beginRegistration(newMailaddress(), 'あおいそらとしろいくも');
  return waiting;
}

let member: Promise<Member> | undefined;
const memberSub = async (): Promise<string> => (await (member as Promise<Member>)).cognitoSub;

async function memberWithFavorites(request: APIRequestContext): Promise<Member> {
  const made = await makeMember({ position_kind_ids: [1, 2] });
  const facilities = await listed(request, `area=${areas.tokyo}&limit=50`);
  await addFavorites(
    made,
    facilities.slice(0, 25).map(({ facility_id }) => facility_id),
  );
  return made;
}

async function signInAsMember(request: APIRequestContext): Promise<void> {
  member ??= memberWithFavorites(request);
  const { mailaddress, password } = await member;
  const reply = await request.post('/api/login', { headers: { origin }, data: { mailaddress, password } });
  if (!reply.ok()) throw new Error(`The member cannot log in: ${reply.status()}`);
}

const asked = async (request: APIRequestContext): Promise<string> => (await askedFacility(request)).path_name;

let facility: Promise<string> | undefined;

/** Finds the page's address on the journeys' site. */
export async function addressOf(page: SitePage, request: APIRequestContext): Promise<string> {
  facility ??= facilityWithVacancy(request);
  if (page.isMembers) await signInAsMember(request);
  return page.at(await facility, request);
}

async function anOperator(request: APIRequestContext): Promise<string> {
  const { corporations } = (await (await request.get('/api/front/corporations?limit=1')).json()) as {
    corporations: { path_name: string }[];
  };
  const [first] = corporations;
  if (!first) throw new Error('No operator has a published facility');
  return `/o/${first.path_name}`;
}

async function aNotice(request: APIRequestContext): Promise<string> {
  const { notifications } = (await (await request.get('/api/front/top')).json()) as {
    notifications: { path_name: string; facility: { path_name: string } }[];
  };
  const [first] = notifications;
  if (!first) throw new Error('No facility has posted a notice');
  return `/f/${first.facility.path_name}/notice_board/${first.path_name}`;
}

async function anEvent(request: APIRequestContext): Promise<string> {
  const { events } = (await (await request.get(`/api/front/events?area=${areas.tokyo}`)).json()) as {
    events: { path_name: string; area_slug: string; facility: object | null }[];
  };
  const found = events.find(({ facility }) => facility);
  if (!found) throw new Error('No facility of Tokyo has announced an event');
  return `/${found.area_slug}/e/${found.path_name}`;
}

async function facilityWithVacancy(request: APIRequestContext): Promise<string> {
  const found = (await listed(request, `area=${areas.tokyo}&limit=50`)).find(
    ({ vacancy, tour_acceptance }) =>
      tour_acceptance === 'slots' && vacancy?.classes.some(({ accepted }) => (accepted ?? 0) > 0),
  );
  if (!found) throw new Error('No facility of Tokyo accepts children and books visits by itself');
  return found.path_name;
}
