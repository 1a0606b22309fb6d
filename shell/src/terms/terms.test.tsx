import { termsVersions } from '@enerabi/shared/constants';
import { dateText } from '@enerabi/shared/japanese';
import { describe, expect, it } from '@jest/globals';
import { openFrame } from '../testing/open-frame.tsx';

describe.each([
  ['/terms', '利用規約', termsVersions.site, 14],
  ['/one_stop/terms', '見学予約の利用規約', termsVersions.booking, 10],
] as const)('%s (R1.9)', (at, title, version, articles) => {
  it('is dated, names its version and is for search engines to find', async () => {
    const page = await openFrame(at, []);
    expect(await page.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(page.getByText(`版：${version}`)).toBeVisible();
    expect(page.getByText(`${dateText(version)}施行`)).toHaveAttribute('datetime', version);
    expect(document.title).toBe(`${title}｜えんえらび`);
    expect(document.querySelector('meta[name=robots]')).toBeNull();
  });

  it('leads from its contents to every article, numbered without a gap', async () => {
    const page = await openFrame(at, []);
    const contents = await page.findByRole('navigation', { name: '目次' });
    const links = [...contents.querySelectorAll('a')];
    expect(links).toHaveLength(articles);
    for (const [index, link] of links.entries()) {
      const article = document.querySelector(link.getAttribute('href') ?? '');
      expect(article?.querySelector('h2')?.textContent).toBe(link.textContent);
      expect(link.textContent).toMatch(new RegExp(`^第${index + 1}条（`));
    }
  });

  it('speaks of the site by its configured name, and of no other', async () => {
    const page = await openFrame(at, [], { name: 'ほいくナビ' });
    const main = await page.findByRole('main');
    expect(main).toHaveTextContent('ほいくナビ');
    expect(main).not.toHaveTextContent('えんえらび');
  });
});

it('says until when a visit can be cancelled, and what that costs (R1.9)', async () => {
  const page = await openFrame('/one_stop/terms', []);
  expect(await page.findByText(/前営業日の17時）まで、マイページまたは確認メールのリンクから/)).toBeVisible();
  expect(page.getByText(/キャンセル料はいただきません/)).toBeVisible();
});
