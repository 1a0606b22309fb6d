import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { type ListedFacility, listed } from '../../shell/e2e/site/listed-facilities.ts';

/** A facility that visitors may ask without being members. */
export async function askedFacility(request: APIRequestContext): Promise<ListedFacility> {
  const [facility] = await listed(request, 'search_ask_onetime=true&limit=1');
  if (!facility) throw new Error('No facility answers visitors');
  return facility;
}

export interface AskedPosting {
  facility: string;
  path_name: string;
  title: string;
}

/** An open posting of a facility that visitors may ask. */
export async function askedPosting(request: APIRequestContext): Promise<AskedPosting> {
  const facilities = await listed(request, 'search_ask_onetime=true&limit=50');
  const reply = await request.get('/api/front/jobs?limit=50');
  const { jobs } = (await reply.json()) as {
    jobs: { path_name: string; title: string; facility: { path_name: string } }[];
  };
  const asked = new Set(facilities.map(({ path_name }) => path_name));
  const found = jobs.find(({ facility }) => asked.has(facility.path_name));
  if (!found) throw new Error('No posting of a facility that answers visitors');
  return { facility: found.facility.path_name, path_name: found.path_name, title: found.title };
}

/** The controls of the contact pages. */
export class ContactForm {
  readonly kind: Locator;
  readonly content: Locator;
  readonly goOn: Locator;
  readonly send: Locator;
  readonly edit: Locator;
  readonly alert: Locator;

  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.kind = page.getByRole('checkbox', { name: '施設へのお問い合わせ' });
    this.content = page.getByRole('textbox', { name: /^内容/ });
    this.goOn = page.getByRole('button', { name: '確認画面へ進む' });
    this.send = page.getByRole('button', { name: '送信する' });
    this.edit = page.getByRole('button', { name: '修正する' });
    this.alert = page.getByRole('alert');
  }

  text(name: RegExp): Locator {
    return this.page.getByRole('textbox', { name });
  }

  async fillPerson(mailaddress: string): Promise<void> {
    await this.text(/^姓/).fill('花岡');
    await this.text(/^名/).fill('花子');
    await this.text(/^メールアドレス/).fill(mailaddress);
  }

  /** The number that the completion page names. */
  async reference(): Promise<string> {
    const said = this.page.getByRole('region', { name: 'お問い合わせを送信しました' });
    return /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await said.textContent()) ?? '')?.[0] ?? '';
  }
}
