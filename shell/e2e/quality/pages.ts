import { readdirSync } from 'node:fs';
import path from 'node:path';
import { interviewPath, staticInterviews } from '@enerabi/shared/constants';
import type { APIRequestContext } from '@playwright/test';
import { areas, listAddress } from '../site/address.ts';
import { root } from '../site/environment.ts';
import { listed } from '../site/listed-facilities.ts';

const [first] = staticInterviews;

/** A page of the site that every question of this folder is asked of. */
export interface SitePage {
  name: string;
  /** @param facility path name of a facility that accepts children and books visits by itself */
  at: (facility: string, request: APIRequestContext) => string | Promise<string>;
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
  { name: 'a list without a result', at: () => '/f?keyword=そのような園はありません' },
  { name: 'a facility', at: (facility) => `/f/${facility}` },
  { name: 'a notice board', at: (facility) => `/f/${facility}/notice_board` },
  { name: 'a notice', at: (_, request) => aNotice(request) },
  {
    name: 'several pages of support messages, with a part of the address left out',
    at: () => `/f/${first.facility_path_name}/support_message?page=2&limit=x`,
  },
  { name: 'an interview', at: () => interviewPath(first.facility_path_name, first.interview_path_name) },
  { name: 'a comparison', at: (facility) => `/comparison?facilities[]=${facility}` },
  { name: 'the lines of a prefecture', at: () => '/railway_search/13/select_railway' },
  {
    name: 'stations of an unknown line',
    at: () => '/railway_search/13/select_station?railway_line_ids[]=2147483647',
  },
  { name: 'signing in', at: () => '/login' },
  { name: 'the contact form', at: (facility) => `/contact/${facility}/contact_input` },
  { name: 'the booking page', at: (facility) => `/one_stop/f/${facility}` },
  { name: 'the terms', at: () => '/terms' },
  { name: 'the terms of booking', at: () => '/one_stop/terms' },
  { name: 'an unknown page', at: () => '/nope/nope' },
  { name: 'the map', at: () => '/map_search?area=130001' },
  { name: 'a page in preparation', at: () => '/job' },
];

const groups = readdirSync(path.join(root, 'gallery/src/groups'), { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);

export const galleryPages: SitePage[] = [
  { name: "the gallery's contents", at: () => '/gallery' },
  ...groups.map(({ name }) => ({ name: `${name} in the gallery`, at: () => `/gallery/${name}` })),
];

let facility: Promise<string> | undefined;

/** Where to find this page on the journeys' site. */
export async function addressOf(page: SitePage, request: APIRequestContext): Promise<string> {
  facility ??= facilityWithVacancy(request);
  return page.at(await facility, request);
}

async function aNotice(request: APIRequestContext): Promise<string> {
  const { notifications } = (await (await request.get('/api/front/top')).json()) as {
    notifications: { path_name: string; facility: { path_name: string } }[];
  };
  const [first] = notifications;
  if (!first) throw new Error('No facility has posted a notice');
  return `/f/${first.facility.path_name}/notice_board/${first.path_name}`;
}

async function facilityWithVacancy(request: APIRequestContext): Promise<string> {
  const found = (await listed(request, `area=${areas.tokyo}&limit=50`)).find(
    ({ vacancy, tour_acceptance }) =>
      tour_acceptance === 'slots' && vacancy?.classes.some(({ accepted }) => (accepted ?? 0) > 0),
  );
  if (!found) throw new Error('No facility of Tokyo accepts children and books visits by itself');
  return found.path_name;
}
