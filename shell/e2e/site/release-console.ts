import type { Locator, Page } from '@playwright/test';
import { command } from './commands.ts';
import { siteEnvironment } from './environment.ts';

const port = Number(siteEnvironment.API_PORT) + 1;

/** The console of the registry service, for somebody of operations. */
export class ReleaseConsole {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async logIn(): Promise<void> {
    const { token } = await command<{ token: string }>(
      'release',
      'token',
      'create',
      'journey',
      '--apps',
      'all',
      '--scopes',
      'read,promote,rollback',
    );
    await this.page.goto(`http://localhost:${port}/_releases`);
    await this.page.getByLabel('Access token').fill(token);
    await this.page.getByRole('button', { name: 'Log in' }).click();
  }

  /** An app's part of the overview. */
  app(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** From the overview: the command's link, the reason, and the button of the page that asks for it. */
  async run(app: string, link: string, reason: string, button: string): Promise<void> {
    await this.page.getByRole('link', { name: 'Releases' }).click();
    await this.app(app).getByRole('link', { name: link }).click();
    await this.page.getByLabel('Why?').fill(reason);
    await this.page.getByRole('button', { name: button }).click();
  }
}
