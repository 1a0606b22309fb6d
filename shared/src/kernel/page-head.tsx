import { useSite } from './site.ts';

export interface PageHeadProps {
  /** Without the site's name, which is appended. */
  title: string;
  description?: string;
  /** Path and query of the page's canonical address. */
  canonical?: string;
  /** Excludes the page from search engines; for form, account and error pages (R1.3). */
  noindex?: boolean;
  /** Path on this site of the picture for shared links, 1200 × 630; default: the site's own picture. */
  image?: string;
  /** RSS feed with the content of this page. */
  feed?: { title: string; path: string };
  /** schema.org data as objects; they are serialised here so that no text can end the element. */
  structuredData?: object;
}

/** Title, description, canonical, Open Graph and structured data (R1.3). React hoists them into the head. */
export function PageHead({
  title,
  description,
  canonical,
  noindex,
  image = '/pictures/site.png',
  feed,
  structuredData,
}: PageHeadProps) {
  const site = useSite();
  const fullTitle = title === site.name ? title : `${title}｜${site.name}`;
  const address = canonical && `${site.origin}${canonical}`;
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
      {address && !noindex && <link rel="canonical" href={address} />}
      {feed && <link rel="alternate" type="application/rss+xml" title={feed.title} href={feed.path} />}
      {!noindex && (
        <OpenGraph
          said={{
            type: 'website',
            locale: 'ja_JP',
            site_name: site.name,
            title: fullTitle,
            description,
            url: address,
            image: site.origin + image,
            'image:width': '1200',
            'image:height': '630',
            'image:alt': fullTitle,
          }}
        />
      )}
      {structuredData && <StructuredData data={structuredData} />}
    </>
  );
}

/** schema.org data in the page itself, for a part that renders after the head. No text in it can end the element. */
export const StructuredData = ({ data }: { data: object }) => (
  <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
);

/** The Open Graph protocol (ogp.me). X reads it, too, but needs its own property for the size of the picture. */
const OpenGraph = ({ said }: { said: Record<string, string | undefined> }) => (
  <>
    {Object.entries(said).map(
      ([name, content]) => content && <meta key={name} property={`og:${name}`} content={content} />,
    )}
    <meta name="twitter:card" content="summary_large_image" />
  </>
);
