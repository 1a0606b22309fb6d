import { expect, test } from '@jest/globals';
import { pageLinks } from './page-links.ts';

const links = (html: string) => pageLinks(html, 'https://site.example/f/hanaoka?page=2');

test('finds what a document leads to, wherever it is named', () => {
  const { addresses } = links(`
    <link rel="canonical" href="https://site.example/f/hanaoka"><script src="/main.mjs"></script>
    <meta property="og:image" content="https://site.example/pictures/a.png">
    <a href="?page=3">3</a><a href="notice_board">お知らせ</a><img src="/a.svg" srcset="/b.svg 1x, /c.svg 2x">
    <form action="/f"><input name="keyword"></form><form action="/login" method="post"></form>`);
  expect([...addresses].sort()).toEqual([
    '/a.svg',
    '/b.svg',
    '/c.svg',
    '/f',
    '/f/hanaoka',
    '/f/hanaoka?page=3',
    '/f/notice_board',
    '/main.mjs',
    '/pictures/a.png',
  ]);
});

test('a place in a page is its address and its id', () => {
  const { fragments, ids } = links('<a href="#access">x</a><a href="/#child">y</a><h2 id="access">z</h2>');
  expect(fragments).toEqual([
    ['/f/hanaoka?page=2', 'access'],
    ['/', 'child'],
  ]);
  expect([...ids]).toEqual(['access']);
});

test('other sites, mail and telephone are ignored, and an invalid address is reported', () => {
  const { addresses, unreadable } = links(
    '<a href="https://other.example/">a</a><a href="mailto:a@b.example">b</a><a href="tel:03">c</a><a href="">d</a><a href="https://">e</a>',
  );
  expect([...addresses]).toEqual([]);
  expect(unreadable).toEqual(['', 'https://']);
});
