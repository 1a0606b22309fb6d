import type { Locator, Page } from '@playwright/test';

/** The list of facilities, for journeys. */
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

  /** The link of the facility at this position of the page, from 0. */
  facility(at: number): Locator {
    return this.facilities.nth(at).getByRole('heading').getByRole('link');
  }

  async names(): Promise<string[]> {
    return this.facilities.getByRole('heading').getByRole('link').allInnerTexts();
  }

  /** The number of facilities that the list shows. */
  async total(): Promise<number> {
    const [, digits = ''] = /^全([\d,]+)件中/.exec((await this.count.textContent()) ?? '') ?? [];
    return Number(digits.replaceAll(',', ''));
  }

  async submit(): Promise<void> {
    await this.search.getByRole('button', { name: '検索する' }).click();
  }
}
