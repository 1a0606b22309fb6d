import { isIP } from 'node:net';
import { isTileFile, mapPresetOf } from './map-presets.ts';

/** Readers of settings' values: each returns the value, or throws an error with a sentence that says how to mend it. */

export const port = (text: string): number => {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > 65535)
    throw new Error('must be a port number from 1 to 65535');
  return value;
};

export const webAddress = (text: string): string => {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error('must be an http:// or https:// address');
  return text;
};

/** Paths are appended to it. */
export const baseAddress = (text: string): string => webAddress(text).replace(/\/$/, '');

/** An address with the bucket as its first segment. */
export const bucketAddress = (text: string): string => {
  if (!/^https?:$/.test(URL.parse(text)?.protocol ?? '') || !/^\/[^/]/.test(URL.parse(text)?.pathname ?? ''))
    throw new Error('must be an http:// or https:// address with the bucket in its path');
  return baseAddress(text);
};

export const percent = (text: string): number => {
  const value = Number(text);
  if (!/^\d{1,3}$/.test(text) || value > 100) throw new Error('must be a whole number from 0 to 100');
  return value;
};

/** Scheme, host and port alone: browsers send a page's origin in this form, and it is compared as text (R3.7). */
export const origin = (text: string): string => {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || `${url.origin}/` !== url.href)
    throw new Error('must be an http:// or https:// origin without a path');
  return url.origin;
};

export const tileAddress = (text: string): string => {
  if (mapPresetOf(text) || isTileFile(text)) return text;
  const isWhole = ['{z}', '{x}', '{y}'].every((part) => text.includes(part));
  if (!isWhole || !/^https?:$/.test(URL.parse(text)?.protocol ?? ''))
    throw new Error(
      'must be `gsi`, the path of a .pmtiles file, or an http:// or https:// address with {z}, {x} and {y}',
    );
  return text;
};

export const databaseAddress = (text: string): string => {
  if (!/^postgres(ql)?:\/\//.test(text)) throw new Error('must be a postgres:// address');
  return text;
};

export const mailTransport = (text: string): string => {
  const url = URL.parse(text);
  if (text !== 'outbox' && !(/^smtps?:$/.test(url?.protocol ?? '') && url?.hostname))
    throw new Error('must be `outbox` or an smtp:// address');
  return text;
};

/** Only an address: mail programs show the site's name beside it. */
export const mailAddress = (text: string): string => {
  if (!/^[^\s<>"@,;]+@[^\s<>"@,;]+$/.test(text))
    throw new Error('must be a mail address such as no-reply@example.jp');
  return text;
};

export const secret = (text: string): string => {
  if (text.length < 32 || new Set(text).size < 10)
    throw new Error(
      'must be at least 32 characters that nobody could guess, such as `openssl rand -base64 32` gives',
    );
  return text;
};

/** Addresses and ranges such as `10.0.0.0/8`. */
export const addressRanges = (text: string): string[] => {
  const ranges = text.split(',').map((range) => range.trim());
  const isRange = (range: string): boolean => {
    const [address = '', prefix = '0', ...rest] = range.split('/');
    const bits = isIP(address) === 6 ? 128 : 32;
    return isIP(address) !== 0 && rest.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits;
  };
  if (!ranges.every(isRange))
    throw new Error('must be addresses or ranges such as 10.0.0.0/8, with commas between');
  return ranges;
};

export const count = (text: string): number => {
  if (!/^\d{1,8}$/.test(text)) throw new Error('must be a whole number, 0 or more');
  return Number(text);
};

export const seconds =
  (most: number) =>
  (text: string): number => {
    if (!/^\d{1,6}$/.test(text) || Number(text) > most)
      throw new Error(`must be whole seconds from 0 to ${most}`);
    return Number(text);
  };

export const oneOf =
  <const T extends readonly string[]>(...names: T) =>
  (text: string): T[number] => {
    if (!names.includes(text)) throw new Error(`must be one of ${names.join(', ')}`);
    return text as T[number];
  };

export const accessToken = (text: string): string => {
  if (!/^rlt_[a-z0-9]{12}_[\w-]{43}$/.test(text)) throw new Error('must be a token such as rlt_…');
  return text;
};

export const environmentName = (text: string): string => {
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(text)) throw new Error('must be lower-case letters, digits and hyphens');
  return text;
};

export const text = (value: string): string => value;

/** An external page that footer and top page link to. */
export interface ColumnLink {
  title: string;
  url: string;
}

const isColumnLink = (value: unknown): value is ColumnLink => {
  const { title, url } = (value ?? {}) as Partial<ColumnLink>;
  return typeof title === 'string' && title !== '' && /^https?:$/.test(URL.parse(url ?? '')?.protocol ?? '');
};

export const columnLinks = (value: string): ColumnLink[] => {
  let links: unknown;
  try {
    links = JSON.parse(value);
  } catch {
    links = undefined;
  }
  if (!Array.isArray(links) || !links.every(isColumnLink))
    throw new Error('must be JSON such as [{"title":"…","url":"https://…"}]');
  return links.map(({ title, url }) => ({ title, url }));
};
