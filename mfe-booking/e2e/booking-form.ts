import type { Locator, Page } from '@playwright/test';

/** The controls of the booking pages. */
export class BookingForm {
  readonly page: Page;
  readonly goToInput: Locator;
  readonly goOn: Locator;
  readonly book: Locator;
  readonly edit: Locator;
  readonly changeTime: Locator;
  readonly agreement: Locator;
  readonly alert: Locator;
  readonly booked: Locator;
  /** Times of the shown day that can be booked. */
  readonly times: Locator;

  constructor(page: Page) {
    this.page = page;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    this.goToInput = button('入力へ進む');
    this.goOn = button('確認画面へ進む');
    this.book = button('予約する');
    this.edit = button('修正する');
    this.changeTime = button('日時を変更する');
    this.agreement = page.getByRole('checkbox', { name: /同意する/ });
    this.alert = page.getByRole('alert');
    this.times = page.locator('input[name="at"]:enabled');
    this.booked = page.getByRole('heading', { name: '見学を予約しました' });
  }

  /** @param startsAt `YYYY-MM-DD HH:mm:ss` */
  time(startsAt: string): Locator {
    return this.page.locator(`input[name="at"][value="${startsAt.slice(0, 16).replace(' ', 'T')}"]`);
  }

  text(name: RegExp): Locator {
    return this.page.getByRole('textbox', { name });
  }

  async fill(mailaddress: string): Promise<void> {
    await this.text(/^姓/).fill('花岡');
    await this.text(/^名/).fill('花子');
    await this.text(/^セイ/).fill('はなおか');
    await this.text(/^メイ/).fill('はなこ');
    await this.text(/^電話番号/).fill('090-1234-5678');
    await this.text(/^メールアドレス/).fill(mailaddress);
    await this.fillChild();
    await this.agreement.check();
  }

  async fillChild(): Promise<void> {
    for (const [part, value] of Object.entries({ year: '2025', month: '6', day: '10' }))
      await this.page.locator(`select[name="children.1.birthday_${part}"]`).selectOption(value);
  }

  /** The number that the completion page names. */
  async reference(): Promise<string> {
    const panel = this.page.getByRole('region', { name: '見学を予約しました' });
    return /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await panel.textContent()) ?? '')?.[0] ?? '';
  }
}
