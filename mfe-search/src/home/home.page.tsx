import { Link, PageHead, prefectures, regions } from '@enerabi/shared/kernel';
import { Button, TextField } from '@enerabi/shared/ui';
import { AreaField } from '../facilities/list/area-field.tsx';
import { useSearchSubmit } from '../facilities/list/use-search-submit.ts';
import { copy } from './home.copy.ts';
import styles from './home.module.css';

export function Component() {
  const submit = useSearchSubmit();
  return (
    <>
      <PageHead title={copy.title} description={copy.description} canonical="/" />
      <div className={styles.hero}>
        <div className={styles.introduction}>
          <h1>{copy.heading}</h1>
          <p>{copy.lead}</p>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: the oldest browsers we serve do not know <search> */}
        <form role="search" className={styles.search} method="get" action="/f" onSubmit={submit}>
          <h2 className={styles.title}>{copy.search}</h2>
          <AreaField label={copy.area} everywhere={copy.everywhere} />
          <TextField
            type="search"
            name="keyword"
            label={copy.keyword}
            hint={copy.keywordHint}
            maxLength={100}
            enterKeyHint="search"
          />
          <Button type="submit">{copy.submit}</Button>
        </form>
      </div>
      <Areas />
    </>
  );
}

const Areas = () => (
  <section className={styles.areas} aria-labelledby="areas">
    <h2 id="areas">{copy.areas}</h2>
    <div className={styles.regions}>
      {regions.map((region) => (
        <section key={region.name} className={styles.region}>
          <h3>{region.name}</h3>
          <ul className={styles.prefectures}>
            {prefectures
              .filter((prefecture) => prefecture.region === region.name)
              .map(({ code, name }) => (
                <li key={code}>
                  <Link className={styles.prefecture} to={`/f?area=${code}`}>
                    {name}
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  </section>
);
