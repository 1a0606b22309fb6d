import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { sampleSite } from '../testing/index.ts';
import { PageHead, type PageHeadProps } from './page-head.tsx';
import { SiteProvider } from './site.ts';

const show = (props: PageHeadProps) =>
  render(
    <SiteProvider value={sampleSite}>
      <PageHead {...props} />
    </SiteProvider>,
  );
/** The content of a meta element, by its name. */
const said = (name: string) =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');

describe('the head of a page (R1.3)', () => {
  it('names page and site, and the one address it should be known by', () => {
    show({ title: 'はなおか保育園', description: '下松市の認可保育所です。', canonical: '/f/hanaoka' });
    expect(document.title).toBe('はなおか保育園｜えんえらび');
    expect(said('description')).toBe('下松市の認可保育所です。');
    expect(canonical()).toBe('https://example.jp/f/hanaoka');
    expect(said('og:title')).toBe('はなおか保育園｜えんえらび');
    expect(said('og:url')).toBe('https://example.jp/f/hanaoka');
    expect(said('og:image')).toBe('https://example.jp/pictures/site.png');
    expect([said('og:image:width'), said('og:image:height')]).toEqual(['1200', '630']);
    expect(said('og:image:alt')).toBe('はなおか保育園｜えんえらび');
    expect(said('twitter:card')).toBe('summary_large_image');
    expect(said('robots')).toBeUndefined();
  });

  it('does not say the name of the site twice', () => {
    show({ title: 'えんえらび' });
    expect(document.title).toBe('えんえらび');
  });

  it('can show a picture of its own', () => {
    show({ title: 'はなおか保育園', image: '/pictures/f/hanaoka.1x2y3z.png' });
    expect(said('og:image')).toBe('https://example.jp/pictures/f/hanaoka.1x2y3z.png');
  });

  it('links to a feed with the same content', () => {
    show({
      title: 'はなおか保育園',
      feed: { title: '園からのお知らせ', path: '/rss/f/hanaoka/notices.xml' },
    });
    const link = document.head.querySelector('link[rel="alternate"][type="application/rss+xml"]');
    expect(link).toHaveAttribute('href', '/rss/f/hanaoka/notices.xml');
    expect(link).toHaveAttribute('title', '園からのお知らせ');
  });

  it('is hidden from search engines if it is not for them', () => {
    show({ title: 'ログイン', canonical: '/login', noindex: true });
    expect(said('robots')).toBe('noindex');
    expect(canonical()).toBeUndefined();
    expect(said('og:title')).toBeUndefined();
    expect(said('twitter:card')).toBeUndefined();
  });
});

describe('structured data', () => {
  it('cannot be ended by any text in it', () => {
    const name = '</script><script>alert(1)</script><!--';
    const { container } = show({ title: 'はなおか保育園', structuredData: { '@type': 'Preschool', name } });
    const [script, ...others] = container.querySelectorAll('script');
    expect(others).toEqual([]);
    expect(script?.textContent).not.toContain('<');
    expect(JSON.parse(script?.textContent ?? '')).toEqual({ '@type': 'Preschool', name });
  });
});
