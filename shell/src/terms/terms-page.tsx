import { PageHead, useSite } from '@enerabi/shared/kernel';
import { Breadcrumbs, dateText } from '@enerabi/shared/ui';
import { copy } from './terms.copy.ts';
import styles from './terms.module.css';
import type { Article, TermsDocument } from './terms-document.ts';

interface TermsPageProps {
  path: string;
  termsOf: (site: string) => TermsDocument;
}

const articleId = (at: number): string => `article-${at + 1}`;

/** Terms with date and version, and a link to each article (R1.9). */
export function TermsPage({ path, termsOf }: TermsPageProps) {
  const { title, description, version, preamble, articles } = termsOf(useSite().name);
  return (
    <>
      <PageHead title={title} description={description} canonical={path} />
      <Breadcrumbs
        crumbs={[
          { name: copy.top, to: '/' },
          { name: title, to: path },
        ]}
      />
      <article className={styles.terms}>
        <h1>{title}</h1>
        <p className={styles.version}>
          <time dateTime={version}>{copy.version(dateText(version))}</time>
          <span>{copy.versionNumber(version)}</span>
        </p>
        <p>{preamble}</p>
        <nav aria-labelledby="contents" className={styles.contents}>
          <h2 id="contents">{copy.contents}</h2>
          <ol className={styles.articles}>
            {articles.map((article, at) => (
              <li key={article.title} data-last={at === articles.length - 1 || undefined}>
                <a href={`#${articleId(at)}`}>{copy.article(at + 1, article.title)}</a>
              </li>
            ))}
          </ol>
        </nav>
        {articles.map((article, at) => (
          <ArticleSection key={article.title} article={article} at={at} />
        ))}
        <p className={styles.end}>{copy.end}</p>
      </article>
    </>
  );
}

/** Several paragraphs are numbered; a list belongs to the paragraph above it. */
function ArticleSection({ article: { title, paragraphs }, at }: { article: Article; at: number }) {
  const counted = paragraphs.filter((paragraph) => typeof paragraph === 'string');
  return (
    <section className={styles.article} id={articleId(at)} aria-labelledby={`${articleId(at)}-title`}>
      <h2 id={`${articleId(at)}-title`}>{copy.article(at + 1, title)}</h2>
      {paragraphs.map((paragraph) =>
        typeof paragraph === 'string' ? (
          <p key={paragraph}>
            {counted.length > 1 && <span className={styles.number}>{counted.indexOf(paragraph) + 1}</span>}
            {paragraph}
          </p>
        ) : (
          <ol key={paragraph[0]}>
            {paragraph.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        ),
      )}
    </section>
  );
}
