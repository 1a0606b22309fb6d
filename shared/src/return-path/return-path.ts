/** Parameter in the login page's address: the page to which the visitor returns (R2.7). */
export const returnParameter = 'return_to';

const longest = 2_000;
/** Pages that lead to a login; a visitor must not return to them afterwards. */
const entrances = /^\/(login|register|password_forgot|password_reset|activate(?!\/basic_information))(\/|$)/;

/**
 * Validates a path of this site to which a visitor may be sent (R2.7).
 * @param text from an address, which may contain anything
 * @returns path, query and hash; undefined if a browser could read it as another site, if it is invalid, and for pages
 *   that lead to a login
 */
export function returnPathOf(text: string | null | undefined): string | undefined {
  if (!text || text.length > longest || !/^\/[^/\\]/.test(`${text}.`)) return undefined;
  // Browsers drop tabs and line breaks, and read a backslash as a slash: `/\t/evil.test` is another site.
  if (/[\\\p{Cc}]/u.test(text)) return undefined;
  const url = URL.parse(text, 'https://site.invalid');
  if (url?.origin !== 'https://site.invalid' || url.pathname.startsWith('//')) return undefined;
  const path = url.pathname + url.search + url.hash;
  // Checks the length again, since encoding makes non-ASCII letters longer.
  return path.length > longest || entrances.test(url.pathname) ? undefined : path;
}

/**
 * The login page that returns to a page afterwards (R2.7).
 * @param returnTo path and query of this site, or an absolute address of it
 */
export function loginPath(returnTo: string): string {
  const url = URL.parse(returnTo, 'https://site.invalid');
  const wanted = returnPathOf(url && url.pathname + url.search);
  return wanted ? `/login?${returnParameter}=${encodeURIComponent(wanted)}` : '/login';
}
