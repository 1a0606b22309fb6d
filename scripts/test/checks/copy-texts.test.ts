import { expect, it } from '@jest/globals';
import { isComponent, textsOutsideCopy } from './copy-texts.ts';

const linesOf = (text: string) =>
  textsOutsideCopy([{ name: 'shell/src/a.tsx', text }]).map((fault) => Number(fault.split(':')[1]));

it('names the file, the line, the text and the copy file', () => {
  const text = "import x from './x.ts';\n\nconst title = '前へ';\n";
  expect(textsOutsideCopy([{ name: 'mfe-search/src/map/map.page.tsx', text }])).toEqual([
    `mfe-search/src/map/map.page.tsx:3: text that visitors read (前へ); move it to mfe-search/src/map/map.copy.ts or another .copy.ts beside it`,
  ]);
});

it.each([
  ['a string', "const a = 'ひらがな';"],
  ['an attribute', '<nav aria-label="ページ" />'],
  ['text of an element', '<a href="/">\n本文へ移動</a>'],
  ['text after an address', '<p>https://example.jp の園</p>'],
  ['text after a string with an address', "const a = ['https://example.jp', '園'];"],
  ['a template', '`\n件`'],
  ['text behind a comment', '{/* 園 */}園'],
  ['a regular expression', 'name.replace(/[都府県]$/, "")'],
])('finds %s', (_, text) => {
  expect(linesOf(text)).toHaveLength(1);
});

it('allows comments and signs alone', () => {
  const text = [
    '/** Shown as 必須 or 任意.',
    ' * 前へ */',
    "const a = b.join('・') + '、「」：～。'; // 園",
    '<p>{/* 園 */}</p>',
    'const it = "don\'t"; // 園',
  ];
  expect(linesOf(text.join('\n'))).toEqual([]);
});

it('counts lines across comments', () => {
  expect(linesOf("/*\n * 園\n */\n// 園\nconst a = '園';")).toEqual([5]);
});

it('reads components of pages only', () => {
  const files = [
    'shell/src/frame/a.tsx',
    'mfe-search/src/a.page.tsx',
    'shared/src/ui/a.tsx',
    'shared/src/ui/a.copy.ts',
    'shared/src/ui/a.test.tsx',
    'shared/src/testing/a.tsx',
    'gallery/src/a.tsx',
  ];
  expect(files.filter(isComponent)).toEqual(files.slice(0, 3));
});
