import { writeFile } from 'node:fs/promises';
import { findJava, howToGetJava } from '../../../scripts/test/java.ts';
import { expect, test } from '../browser/journey.ts';
import { origin } from '../site/environment.ts';
import { faults } from './nu-html-checker.ts';
import { addressOf, galleryPages, sitePages } from './pages.ts';

const java = findJava();

test.skip(!java && !process.env.CI, howToGetJava);

/** Error pages, which the server sends for requests that no page of the site makes. */
const failures = [
  {
    name: 'the page for a failure',
    at: '/terms',
    form: { password: '' },
    status: 405,
    words: 'エラーが発生しました',
  },
  {
    name: 'the page that needs no release',
    at: '/login',
    form: { password: 'x'.repeat(300_000) },
    status: 413,
    words: '送信できませんでした',
  },
];

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
  for (const { name, at, form, status, words } of failures) {
    const reply = await request.post(at, { headers: { origin }, form });
    expect([name, reply.status()]).toEqual([name, status]);
    const html = await reply.text();
    expect(html).toContain(words);
    const file = testInfo.outputPath(`${name}.html`);
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
