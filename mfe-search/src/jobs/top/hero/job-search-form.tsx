import { employmentStatuses, jobTypes, keywordMaxLength } from '@enerabi/shared/constants';
import { Link, useNavigate, useNavigation } from '@enerabi/shared/kernel';
import { Button, SelectField, TextField } from '@enerabi/shared/ui';
import { SearchIcon } from '@enerabi/shared/ui/icons';
import type { FormEvent } from 'react';
import { AreaField } from '../../../search/form/area-field.tsx';
import { jobListPath } from '../../job-paths.ts';
import { copy } from '../job-top.copy.ts';
import styles from './job-hero.module.css';

/** Marks a navigation by this form, as opposed to a link to the list. */
const submitted = 'job-search';

/** A plain GET form; with scripts it navigates to the same address without the empty fields. */
export function JobSearchForm() {
  const navigate = useNavigate();
  const isSearching = useNavigation().location?.state === submitted;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    navigate(addressOf(new FormData(event.currentTarget)), { state: submitted });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the oldest browsers we serve do not know <search>
    <form role="search" className={styles.search} method="get" action={jobListPath} onSubmit={submit}>
      <div className={styles.head}>
        <h2 className={styles.title}>{copy.search.title}</h2>
        <Link className={styles.all} to={jobListPath}>
          {copy.search.all}
        </Link>
      </div>
      <AreaField />
      <ChoiceField name="job_type" label={copy.search.jobType} choices={jobTypes} />
      <ChoiceField
        name="employment_status"
        label={copy.search.employmentStatus}
        choices={employmentStatuses}
      />
      <TextField
        type="search"
        name="keyword"
        label={copy.search.keyword}
        maxLength={keywordMaxLength}
        enterKeyHint="search"
        autoComplete="off"
      />
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

/** The address of the list with the fields that were filled in. */
function addressOf(fields: FormData): string {
  const filled = [...fields].map(([name, value]) => [name, String(value).trim()]);
  const query = new URLSearchParams(filled.filter(([, value]) => value !== '')).toString();
  return query === '' ? jobListPath : `${jobListPath}?${query}`;
}
