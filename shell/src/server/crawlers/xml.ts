/** Characters that XML 1.0 cannot express (section 2.2), such as lone surrogates. */
const unspeakable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const names: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' };

/** Addresses without escapes. Nearly all are, and a part of the sitemap has thousands. */
const plain = /^[\w\-./:?=]*$/;

/** @returns the text for an element or an attribute of XML, without the characters that XML does not have */
export const escapeXml = (text: string): string =>
  plain.test(text) ? text : text.replace(unspeakable, '').replace(/[&<>"']/g, (sign) => `&${names[sign]};`);

/** An element that contains only text. */
export const textElement = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** The same as CDATA, which job aggregators want; a text that would end it is continued in a second one. */
export const cdataElement = (name: string, text: string): string =>
  `<${name}><![CDATA[${text.replace(unspeakable, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`;

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
