import { employmentStatuses, jobTypes } from '@enerabi/shared/constants';
import { Link } from '@enerabi/shared/kernel';
import { Button, KeywordField, SelectField } from '@enerabi/shared/ui';
import { SearchIcon } from '@enerabi/shared/ui/icons';
import { AreaField } from '../../../search/form/area-field.tsx';
import { useSearchSubmit } from '../../../search/form/use-search-submit.ts';
import { searchedJobAddress } from '../../criteria/read-job-criteria.ts';
import { copy as filters } from '../../filters/job-filters.copy.ts';
import { jobListPath, jobMapPath, jobStationsPath } from '../../job-paths.ts';
import { copy } from '../job-top.copy.ts';
import styles from './job-hero.module.css';

/** A plain GET form; with scripts it navigates to the same address without the empty fields. */
export function JobSearchForm() {
  const { isSearching, submit } = useSearchSubmit(searchedJobAddress);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the oldest browsers we serve do not know <search>
    <form role="search" className={styles.search} method="get" action={jobListPath} onSubmit={submit}>
      <div className={styles.head}>
        <h2 className={styles.title}>{copy.search.title}</h2>
        <p className={styles.ways}>
          <Link className={styles.all} to={jobStationsPath}>
            {copy.search.stations}
          </Link>
          <Link className={styles.all} to={jobMapPath}>
            {copy.search.map}
          </Link>
          <Link className={styles.all} to={jobListPath}>
            {copy.search.all}
          </Link>
        </p>
      </div>
      <AreaField />
      <ChoiceField name="job_type" label={copy.search.jobType} choices={jobTypes} />
      <ChoiceField
        name="employment_status"
        label={copy.search.employmentStatus}
        choices={employmentStatuses}
      />
      <KeywordField hint={filters.keywordHint} autoComplete="off" />
      <Button type="submit" pending={isSearching} icon={<SearchIcon size="small" />}>
        {copy.search.submit}
      </Button>
    </form>
  );
}

const ChoiceField = (props: { name: string; label: string; choices: Record<number, string> }) => (
  <SelectField name={props.name} label={props.label}>
    <option value="">{copy.search.any}</option>
    {Object.entries(props.choices).map(([id, name]) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </SelectField>
);
