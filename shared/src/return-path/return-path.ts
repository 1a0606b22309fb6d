/** Parameter of the login page's address: where its visitor wanted to go (R2.7). */
export const returnParameter = 'return_to';

const longest = 2_000;
/** A visitor who has logged in has no business there. */
const entrances = /^\/(login|register|password_forgot|password_reset|activate(?!\/basic_information))(\/|$)/;

/**
 * A path of this site that a visitor may be sent on to (R2.7).
 * @param text of an address, anybody's to write
 * @returns path, query and hash; undefined for anything that leads, or that a browser could read as leading, to another
 *   site, for what is no address, and for the pages one comes to in order to log in
 */
export function returnPathOf(text: string | null | undefined): string | undefined {
  if (!text || text.length > longest || !/^\/[^/\\]/.test(`${text}.`)) return undefined;
  // Browsers drop tabs and line breaks, and read a backslash as a slash: `/\t/evil.test` is another site.
  if (/[\\\p{Cc}]/u.test(text)) return undefined;
  const url = URL.parse(text, 'https://site.invalid');
  if (url?.origin !== 'https://site.invalid' || url.pathname.startsWith('//')) return undefined;
  const path = url.pathname + url.search + url.hash;
  // Letters of other alphabets have grown on the way.
  return path.length > longest || entrances.test(url.pathname) ? undefined : path;
}

/**
 * The login page that leads back afterwards (R2.7).
 * @param returnTo path and query of this site, or an absolute address of it
 */
export function loginPath(returnTo: string): string {
  const url = URL.parse(returnTo, 'https://site.invalid');
  const wanted = returnPathOf(url && url.pathname + url.search);
  return wanted ? `/login?${returnParameter}=${encodeURIComponent(wanted)}` : '/login';
}
