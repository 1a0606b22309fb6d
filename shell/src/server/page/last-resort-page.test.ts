import { expect, it } from '@jest/globals';
import { lastResortPage } from './last-resort-page.ts';

it.each([
  [503, 'ただいまページを表示できません', '申し訳ございません。'],
  [413, '送信できませんでした', '入力された文章が長すぎるため、送信できませんでした。'],
] as const)('%i apologises with status, reference number and noindex (R1.3)', (status, title, text) => {
  const html = lastResortPage({ status, siteName: 'えんえらび', requestId: 'a1b2c3d4' });
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(html).toContain(`<title>${title}｜えんえらび</title>`);
  expect(html).toContain(text);
  expect(html).toContain(`ステータスコード：${status}`);
  expect(html).toContain('<code>a1b2c3d4</code>');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<a href="/">');
});

it('lets no name become markup', () => {
  const html = lastResortPage({ status: 503, siteName: '</title><script>1&"', requestId: '<b>' });
  expect(html).toContain('｜&#60;/title&#62;&#60;script&#62;1&#38;&#34;</title>');
  expect(html).toContain('<code>&#60;b&#62;</code>');
  expect(html).not.toContain('<script');
});
