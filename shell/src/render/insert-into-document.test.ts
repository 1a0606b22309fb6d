import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { insertIntoDocument } from './insert-into-document.ts';

const rendered =
  '<html lang="ja"><head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/></head><body><main>園</main></body></html>';
const insertions = {
  preloads: ['/builds/route.mjs', '/builds/entry.mjs'],
  main: '/builds/main.mjs',
  boot: { owner: 'mfe-search' },
  pins: '{"seq":7,"pins":{}}',
  nonce: 'bm9uY2U=',
};

/** The boot data as a browser finds it: up to the first thing that could end the element. */
const bootData = (html: string): string =>
  /<script type="application\/json" id="boot">(.*?)<\/script/is.exec(html)?.[1] ?? '';

describe('what is put into a document', () => {
  const html = insertIntoDocument(rendered, insertions);

  it('begins with the order of the style layers, before any sheet', () => {
    expect(html).toMatch(
      /^<!DOCTYPE html><html lang="ja"><head><style nonce="bm9uY2U=">@layer reset, tokens, base, ui, remote, override;<\/style>/,
    );
    expect(html.indexOf('@layer')).toBeLessThan(html.indexOf('rel="stylesheet"'));
  });

  it('preloads the module that starts the page, then the rest, in the head', () => {
    const head = html.slice(0, html.indexOf('</head>'));
    const preloads = [...head.matchAll(/<link rel="modulepreload"[^>]* nonce="bm9uY2U=" href="([^"]+)">/g)];
    expect(preloads.map(([, href]) => href)).toEqual([
      '/builds/main.mjs',
      '/builds/route.mjs',
      '/builds/entry.mjs',
    ]);
  });

  it('ends with data and then the script, after the page itself', () => {
    expect(
      html.endsWith('<script type="module" nonce="bm9uY2U=" src="/builds/main.mjs"></script></body></html>'),
    ).toBe(true);
    expect(html.indexOf('園')).toBeLessThan(html.indexOf('id="boot"'));
    expect(html.indexOf('id="boot"')).toBeLessThan(html.indexOf('<script type="module"'));
  });

  it('gives the nonce to every script that runs, and to no data', () => {
    for (const [tag] of html.matchAll(/<script[^>]*>/g))
      expect(tag.includes('nonce=')).toBe(!tag.includes('application/json'));
  });

  it('is one object of boot data and pins', () => {
    expect(JSON.parse(bootData(html))).toEqual({ owner: 'mfe-search', seq: 7, pins: {} });
  });
});

describe('data in a document', () => {
  it.each([
    '</script><script>alert(1)</script>',
    '<!-- <script>',
    '</SCRIPT >',
    '</body></html>',
    '$& $1 $$',
    '\u2028',
  ])('%j stays data', (text) => {
    const html = insertIntoDocument(rendered, { ...insertions, boot: { text } });
    expect(bootData(html)).not.toContain('<');
    expect(JSON.parse(bootData(html))).toMatchObject({ text });
    expect(html.match(/<script/g)).toHaveLength(
      insertIntoDocument(rendered, insertions).match(/<script/g)?.length ?? 0,
    );
  });

  it('comes back whatever it is, and leaves the page as it was', () => {
    const text = fc.string({
      unit: fc.constantFrom('<', '/', 'script', '>', '!--', '"', '\\', '$&', '園', '</body>'),
    });
    fc.assert(
      fc.property(fc.dictionary(text, text, { noNullPrototype: true }), (data) => {
        const html = insertIntoDocument(rendered, { ...insertions, boot: { data } });
        expect(JSON.parse(bootData(html)).data).toEqual(data);
        expect(html).toContain('<main>園</main>');
      }),
    );
  });
});
