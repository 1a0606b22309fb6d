import { expect, test } from '@playwright/test';
import { By, until, type WebDriver } from 'selenium-webdriver';
import { findWebkit, howToGetWebkit } from '../../scripts/test/webkit.ts';
import { openInWebkit, startWebkit, untilAlive } from '../../shell/e2e/browser/webkit.ts';
import { command } from '../../shell/e2e/site/commands.ts';
import { origin } from '../../shell/e2e/site/environment.ts';
import { newMailaddress } from '../../shell/e2e/site/member.ts';
import { addSlot, bookableFacility } from './bookable-slot.ts';

const programs = findWebkit();
test.skip(!programs && !process.env.CI, howToGetWebkit);

const person = {
  person_last_name: '花岡',
  person_first_name: '花子',
  person_last_name_furigana: 'はなおか',
  person_first_name_furigana: 'はなこ',
  person_contact_phone: '090-1234-5678',
};

/** WebKitGTK's driver opens no list of options: the choice is made as its browser makes it. */
const choose = (driver: WebDriver, name: string, value: string): Promise<void> =>
  driver.executeScript(
    (field: string, chosen: string) => {
      const select = document.getElementsByName(field)[0] as HTMLSelectElement;
      select.value = chosen;
      for (const event of ['input', 'change']) select.dispatchEvent(new Event(event, { bubbles: true }));
    },
    name,
    value,
  );

test('a parent books a visit in WebKit, from the calendar to the number of the booking (R2.5, R4.8)', async ({
  request,
}) => {
  test.slow();
  if (!programs) throw new Error(howToGetWebkit);
  const slot = await addSlot(await bookableFacility(request));
  const { driver, stop } = await startWebkit(programs);
  const press = async (name: string): Promise<void> => {
    const button = By.xpath(`//main//button[contains(., '${name}')]`);
    const found = await driver.wait(until.elementLocated(button), 20_000);
    await driver.executeScript((element: HTMLElement) => element.scrollIntoView({ block: 'center' }), found);
    await found.click();
  };
  try {
    await openInWebkit(driver, origin + slot.address);
    const at = slot.startsAt.slice(0, 16).replace(' ', 'T');
    await driver.executeScript(
      (time: HTMLElement) => time.click(),
      driver.findElement(By.css(`[value="${at}"]`)),
    );
    await press('入力へ進む');
    await driver.wait(until.elementLocated(By.name('person_last_name')), 20_000);
    await untilAlive(driver);
    for (const [name, text] of Object.entries({ ...person, person_contact_mail: newMailaddress() }))
      await driver.findElement(By.name(name)).sendKeys(text);
    for (const [part, value] of Object.entries({ year: '2025', month: '6', day: '10' }))
      await choose(driver, `children.1.birthday_${part}`, value);
    const agreement = driver.findElement(By.name('terms_version'));
    await driver.executeScript((box: HTMLElement) => box.click(), agreement);
    await press('確認画面へ進む');
    await press('予約する');
    await driver.wait(until.urlContains('/contact_complete'), 20_000);
    const [, reference] = /reference=([0-9A-Z-]+)/.exec(await driver.getCurrentUrl()) ?? [];
    const bookings = await command<object[]>('data', 'bookings', 'list', '--facility', slot.path_name);
    expect(bookings).toContainEqual(expect.objectContaining({ reference, starts_at: expect.any(String) }));
  } finally {
    await stop();
  }
});
