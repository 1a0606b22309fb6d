import { useSite } from './site.ts';

export interface PageHeadProps {
  /** Without the site's name, which is added. */
  title: string;
  description?: string;
  /** Path and query of the one address this page should be known by. */
  canonical?: string;
  /** Form, account and error pages are not for search engines (R1.3). */
  noindex?: boolean;
  /** Path on this site of what stands for the page where it is shared; the site's own sign unless given. */
  image?: string;
  /** schema.org data; objects, serialised here so that no text can end the element. */
  structuredData?: object;
}

/** Title, description, canonical, Open Graph and structured data (R1.3). React hoists them into the head. */
export function PageHead({
  title,
  description,
  canonical,
  noindex,
  image = '/icon-512.png',
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
      {!noindex && (
        <OpenGraph
          title={fullTitle}
          description={description}
          address={address}
          image={site.origin + image}
          siteName={site.name}
        />
      )}
      {structuredData && <StructuredData data={structuredData} />}
    </>
  );
}

/** schema.org data in the page itself, for a part that comes later than the head. No text in it can end the element. */
export const StructuredData = ({ data }: { data: object }) => (
  <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
);

interface OpenGraphProps {
  title: string;
  description?: string;
  address?: string;
  image: string;
  siteName: string;
}

function OpenGraph(props: OpenGraphProps) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="ja_JP" />
      <meta property="og:site_name" content={props.siteName} />
      <meta property="og:title" content={props.title} />
      <meta property="og:image" content={props.image} />
      {props.description && <meta property="og:description" content={props.description} />}
      {props.address && <meta property="og:url" content={props.address} />}
    </>
  );
}
