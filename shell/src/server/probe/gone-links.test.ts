import { expect, it } from '@jest/globals';
import { goneLinks, type ShowPage } from './gone-links.ts';

/** Shows these pages, and 404 for all others; writes down which were asked for. */
function siteOf(pages: Record<string, string>) {
  const asked: string[] = [];
  const show: ShowPage = async (page) => {
    asked.push(page);
    const html = pages[page];
    return { status: html === undefined ? 404 : 200, html: Buffer.from(html ?? '') };
  };
  return { asked, show };
}
const links = (...to: string[]) => to.map((href) => `<a class="x" href="${href}">x</a>`).join('');

it('names pages that the live release shows and links to, and that the tested one lacks', async () => {
  const all = links('/f/a?page=2&amp;sort=1', '/job', '/login', '//elsewhere.example/', '#top');
  const live = siteOf({ '/f': all, '/f/a?page=2&sort=1': '', '/job': '' });
  const tested = siteOf({ '/f': '', '/job': '' });
  expect(await goneLinks(['/f'], live.show, tested.show)).toEqual(['/f/a?page=2&sort=1 (linked on /f)']);
  // The live release does not show it either: another app's page.
  expect(tested.asked).not.toContain('/login');
});

it('follows no link when its time is up', async () => {
  const live = siteOf({ '/f': links('/f/a', '/job'), '/f/a': '', '/job': '' });
  let left = 1;
  const gone = await goneLinks(['/f'], live.show, siteOf({}).show, () => left-- > 0);
  expect(gone).toEqual(['/f/a (linked on /f)']);
});

it('asks once for each kind of page, and for few in all', async () => {
  const facilities = Array.from({ length: 50 }, (_, at) => `/f/nursery${at}`);
  const areas = Array.from({ length: 47 }, (_, at) => `/${at}0001`);
  const kinds = Array.from({ length: 60 }, (_, at) => `/f/x/kind${String.fromCharCode(97 + (at % 26))}`);
  const pages = Object.fromEntries([...facilities, ...areas, ...kinds].map((page) => [page, '']));
  const live = siteOf({ '/f': links(...facilities, ...areas, ...kinds), ...pages });
  const tested = siteOf({});
  const gone = await goneLinks(['/f'], live.show, tested.show);
  expect(gone.slice(0, 2)).toEqual(['/f/nursery0 (linked on /f)', '/00001 (linked on /f)']);
  expect(gone).toHaveLength(20);
});
