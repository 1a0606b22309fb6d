import type { Page } from '@playwright/test';

/** Follows a link of the header, or on a small screen of its side menu. */
export async function followInHeader(page: Page, name: string): Promise<void> {
  const header = page.getByRole('banner');
  const menu = header.getByText('メニュー', { exact: true });
  if (await menu.isVisible()) await menu.click();
  await header.getByRole('link', { name }).click();
}
