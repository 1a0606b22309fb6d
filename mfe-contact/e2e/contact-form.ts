import type { Locator, Page } from '@playwright/test';

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
