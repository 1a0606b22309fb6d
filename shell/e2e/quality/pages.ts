import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { areas, listAddress } from '../site/address.ts';
import { root } from '../site/environment.ts';
import { listed } from '../site/listed-facilities.ts';

/** A page of the site that every question of this folder is asked of. */
export interface SitePage {
  name: string;
  /** @param facility path name of a facility that accepts children and books visits by itself */
  at: (facility: string) => string;
}

export const sitePages: SitePage[] = [
  { name: 'the top page', at: () => '/' },
  { name: 'the list', at: () => listAddress(areas.tokyo) },
  { name: 'a list without a result', at: () => '/f?keyword=そのような園はありません' },
  { name: 'a facility', at: (facility) => `/f/${facility}` },
  { name: 'signing in', at: () => '/login' },
  { name: 'the contact form', at: (facility) => `/contact/${facility}/contact_input` },
  { name: 'the booking page', at: (facility) => `/one_stop/f/${facility}` },
  { name: 'the terms', at: () => '/terms' },
  { name: 'the terms of booking', at: () => '/one_stop/terms' },
  { name: 'an unknown page', at: () => '/nope/nope' },
  { name: 'a page in preparation', at: () => '/map_search' },
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
  return page.at(await facility);
}

async function facilityWithVacancy(request: APIRequestContext): Promise<string> {
  const found = (await listed(request, `area=${areas.tokyo}&limit=50`)).find(
    ({ vacancy, tour_acceptance }) =>
      tour_acceptance === 'slots' && vacancy?.classes.some(({ accepted }) => (accepted ?? 0) > 0),
  );
  if (!found) throw new Error('No facility of Tokyo accepts children and books visits by itself');
  return found.path_name;
}
