import { writeFile } from 'node:fs/promises';
import { findJava, howToGetJava } from '../../../scripts/test/java.ts';
import { expect, test } from '../browser/journey.ts';
import { faults } from './nu-html-checker.ts';
import { addressOf, galleryPages, sitePages } from './pages.ts';

const java = findJava();

test.skip(!java && !process.env.CI, howToGetJava);

test("the server's HTML of every page has no error and no warning of the Nu HTML checker", async ({
  request,
}, testInfo) => {
  if (!java) throw new Error(howToGetJava);
  test.slow();
  const files: string[] = [];
  for (const sitePage of [...sitePages, ...galleryPages]) {
    const html = await (await request.get(await addressOf(sitePage, request))).text();
    const file = testInfo.outputPath(`${sitePage.name}.html`);
    await writeFile(file, html);
    files.push(file);
  }
  expect(await faults(java, files)).toEqual([]);
  const broken = testInfo.outputPath('broken.html');
  await writeFile(broken, '<!doctype html><title>壊れたページ</title><p><div>');
  expect(
    await faults(java, [broken]),
    'were the checker not looking, nothing would ever be found',
  ).not.toEqual([]);
});
