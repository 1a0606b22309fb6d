import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { open, untilIdle } from '../../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../../shell/e2e/browser/journey.ts';
import { newMailaddress } from '../../../shell/e2e/site/member.ts';
import { addSlot, bookableFacility } from '../bookable-slot.ts';
import { BookingForm } from '../booking-form.ts';

interface Cluster {
  pid: number;
  replacements: number;
}
const cluster = async (): Promise<Cluster> =>
  JSON.parse(await readFile(process.env.E2E_CLUSTER ?? '', 'utf8')) as Cluster;

test.setTimeout(180_000);
test('every server is replaced while a family books, and no request is lost', async ({
  page,
  request,
  complaints,
}) => {
  // A visitor has no profile.
  complaints.allow(/status of 401/);
  const slot = await addSlot(await bookableFacility(request));
  const form = new BookingForm(page);
  await open(page, slot.address);
  await form.time(slot.startsAt).check();
  await form.goToInput.click();
  await expect(form.goOn).toBeVisible();
  await form.text(/^姓/).fill('花岡');

  const { pid, replacements } = await cluster();
  process.kill(pid, 'SIGHUP');
  const lost: string[] = [];
  let asked = 0;
  while ((await cluster()).replacements === replacements) {
    for (const path of ['/f', slot.address, '/api/front_get_facilties?limit=1']) {
      asked += 1;
      const status = await request.get(path).then(
        (reply) => reply.status(),
        (error: Error) => error.message,
      );
      if (status !== 200) lost.push(`${path}: ${status}`);
    }
    await sleep(20);
  }
  expect(lost).toEqual([]);
  expect(asked).toBeGreaterThan(100);

  await expect(form.text(/^姓/)).toHaveValue('花岡');
  await form.fill(newMailaddress());
  await form.goOn.click();
  await form.book.click();
  await expect(form.booked).toBeVisible();
  await untilIdle(page);
});
