import type { APIRequestContext, Locator, Page } from '@playwright/test';

/** The list of facilities as a visitor sees it. */
export class FacilityList {
  readonly heading: Locator;
  readonly search: Locator;
  readonly keyword: Locator;
  readonly area: Locator;
  readonly results: Locator;
  /** The count, which is announced when it changes. */
  readonly count: Locator;
  readonly facilities: Locator;
  readonly pages: Locator;
  readonly conditions: Locator;

  constructor(page: Page) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.search = page.getByRole('search');
    this.keyword = this.search.getByRole('searchbox', { name: 'キーワード' });
    this.area = this.search.getByRole('combobox', { name: '都道府県' });
    this.results = page.getByRole('region', { name: '検索結果' });
    this.count = this.results.getByRole('status');
    this.facilities = this.results.getByRole('article');
    this.pages = page.getByRole('navigation', { name: 'ページ' });
    this.conditions = page.getByRole('region', { name: '選択中の条件' });
  }

  /** The link of the facility at this place of the page, from 0. */
  facility(at: number): Locator {
    return this.facilities.nth(at).getByRole('heading').getByRole('link');
  }

  async names(): Promise<string[]> {
    return this.facilities.getByRole('heading').getByRole('link').allInnerTexts();
  }

  /** How many facilities the list says were found. */
  async total(): Promise<number> {
    const [, digits = ''] = /^全([\d,]+)件中/.exec((await this.count.textContent()) ?? '') ?? [];
    return Number(digits.replaceAll(',', ''));
  }

  async submit(): Promise<void> {
    await this.search.getByRole('button', { name: '検索する' }).click();
  }
}

export interface ListedFacility {
  path_name: string;
  name: string;
  name_kana: string | null;
  municipality_name: string;
  tour_acceptance: 'slots' | 'message' | 'phone' | 'none';
  phones?: string[];
  vacancy?: { classes: { accepted: number | null }[] } | null;
}

/** Facilities as the API gives them through the gateway. */
export async function listed(request: APIRequestContext, query: string): Promise<ListedFacility[]> {
  const reply = await request.get(`/api/front_get_facilties?${query}`);
  if (!reply.ok()) throw new Error(`The API answered ${reply.status()} to ${query}`);
  const { facilities } = (await reply.json()) as { facilities: ListedFacility[] };
  return facilities;
}

export async function firstFacility(request: APIRequestContext, area: string): Promise<ListedFacility> {
  const [first] = await listed(request, `area=${area}&limit=1`);
  if (!first) throw new Error(`No facility in ${area}`);
  return first;
}
