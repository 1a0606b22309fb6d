import { readVerified, type VerifiedRelease } from '@enerabi/release/reader';

/** Larger sheets are linked, since every document would repeat them. */
const largestInline = 40_000;

/** CSS that cannot be part of the document: an address relative to the sheet, or the end tag of its element. */
const boundToItsFile = /url\((?!\s*["']?(?:data:|#))|@import|<\/style/i;

/**
 * Reads the style sheets that go into the document, so that the first paint needs nothing but the document.
 * @returns text by file, as the release's record names it
 * @throws ReleaseError if a listed sheet is missing or was changed
 */
export async function inlineStyles(verified: VerifiedRelease): Promise<Record<string, string>> {
  const { initial, routes } = verified.release;
  const sheets = new Set([initial, ...Object.values(routes)].flatMap(({ css }) => css));
  const inline: Record<string, string> = {};
  for (const file of sheets) {
    const { size } = verified.integrity.files[file] ?? {};
    // The sheets of a development server are not listed; they change while the page is open.
    if (size === undefined || size > largestInline) continue;
    const text = (await readVerified(verified, file)).toString('utf8').trim();
    if (!boundToItsFile.test(text)) inline[file] = text;
  }
  return inline;
}
