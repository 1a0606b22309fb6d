import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { escapeXml, textElement, xmlDeclaration } from './xml.ts';

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: true,
});

describe('text in XML', () => {
  it('comes out as it went in, whatever it is, as far as XML has the characters', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 60 });
    fc.assert(
      fc.property(anything, (text) => {
        const document = `${xmlDeclaration}<a b="${escapeXml(text)}">${escapeXml(text)}</a>`;
        expect(XMLValidator.validate(document)).toBe(true);
        const speakable = text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
        const { a } = parser.parse(document) as { a: { '#text'?: string } | string };
        expect(typeof a === 'string' ? a : (a['#text'] ?? '')).toBe(speakable.replaceAll(/\r\n?/g, '\n'));
      }),
      { numRuns: 1_000 },
    );
  });

  it('cannot end its element', () => {
    expect(textElement('title', '</title>&<b> "\'\u0000\u000b\ud800髙')).toBe(
      '<title>&lt;/title&gt;&amp;&lt;b&gt; &quot;&apos;髙</title>',
    );
  });
});
