import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { insertIntoDocument } from './insert-into-document.ts';

const rendered =
  '<html lang="ja"><head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/></head><body><main>園</main></body></html>';
const insertions = {
  preloads: ['/builds/route.mjs', '/builds/entry.mjs'],
  inline: [{ href: '/builds/r/mfe-search/r_2/client/list.0123abcd.css', text: 'main{gap:1px}' }],
  main: '/builds/main.mjs',
  boot: { owner: 'mfe-search' },
  pins: '{"seq":7,"pins":{}}',
  nonce: 'bm9uY2U=',
};

const inserted = (boot: object = insertions.boot): string =>
  insertIntoDocument(rendered, { ...insertions, boot }).join('');

/** Returns the boot data as a browser would read it: up to the first text that could end the element. */
const bootData = (html: string): string =>
  /<script type="application\/json" id="boot">(.*?)<\/script/is.exec(html)?.[1] ?? '';

describe('what is put into a document', () => {
  const html = inserted();

  it('begins with the order of the style layers, before any sheet', () => {
    expect(html).toMatch(
      /^<!DOCTYPE html><html lang="ja"><head><style nonce="bm9uY2U=">@layer reset, tokens, base, ui, remote, override;<\/style>/,
    );
    expect(html.indexOf('@layer')).toBeLessThan(html.indexOf('rel="stylesheet"'));
  });

  it('names its encoding within the first 1024 bytes, where browsers look for it', () => {
    expect(html.indexOf('<meta charSet="utf-8"/>')).toBeLessThan(1_000);
    expect(html.indexOf('<meta charSet')).toBeLessThan(html.indexOf('main{gap:1px}'));
  });

  it('has small style sheets in it, named to chunk loaders and not fetched again', () => {
    expect(html).toContain(
      '<style nonce="bm9uY2U=">main{gap:1px}</style>' +
        '<link rel="stylesheet" href="/builds/r/mfe-search/r_2/client/list.0123abcd.css"' +
        ' data-rspack="mfe_search:chunk-list" disabled>',
    );
  });

  it('preloads the module that starts the page in the head, and the rest after the visible content', () => {
    const preloads = (part: string) =>
      [...part.matchAll(/<link rel="modulepreload" nonce="bm9uY2U=" href="([^"]+)">/g)].map(
        ([, href]) => href,
      );
    const [head = '', body = ''] = html.split('</head>');
    expect(preloads(head)).toEqual(['/builds/main.mjs']);
    expect(preloads(body)).toEqual(['/builds/route.mjs', '/builds/entry.mjs']);
    expect(body.indexOf('</main>')).toBeLessThan(body.indexOf('modulepreload'));
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
    const html = inserted({ text });
    expect(bootData(html)).not.toContain('<');
    expect(JSON.parse(bootData(html))).toMatchObject({ text });
    expect(html.match(/<script/g)).toHaveLength(inserted().match(/<script/g)?.length ?? 0);
  });

  it('comes back whatever it is, and leaves the page as it was', () => {
    const text = fc.string({
      unit: fc.constantFrom('<', '/', 'script', '>', '!--', '"', '\\', '$&', '園', '</body>'),
    });
    // V8 13.6 sometimes reads a key of one escaped character ("\u003c", "\"") as a backslash. Keys of boot data have at
    // least two characters; values of any length are read correctly.
    const key = text.filter(({ length }) => length !== 1);
    fc.assert(
      fc.property(fc.dictionary(key, text, { noNullPrototype: true }), (data) => {
        const html = inserted({ data });
        expect(JSON.parse(bootData(html)).data).toEqual(data);
        expect(html).toContain('<main>園</main>');
      }),
    );
  });
});
