/** Characters that XML 1.0 cannot express (section 2.2), lone surrogates among them. */
const unspeakable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const names: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' };

/** Nearly all addresses need no escape, and a part of the sitemap has thousands. */
const plain = /^[\w\-./:?=]*$/;

/** @returns text that can stand in an element or an attribute of XML; characters that XML does not have are dropped */
export const escapeXml = (text: string): string =>
  plain.test(text) ? text : text.replace(unspeakable, '').replace(/[&<>"']/g, (sign) => `&${names[sign]};`);

/** An element that holds text alone. */
export const textElement = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
