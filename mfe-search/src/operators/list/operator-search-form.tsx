import { keywordMaxLength } from '@enerabi/shared/constants';
import { useNavigate, useNavigation } from '@enerabi/shared/kernel';
import { Button, Panel, TextField } from '@enerabi/shared/ui';
import { SearchIcon } from '@enerabi/shared/ui/icons';
import { type FormEvent, useRef } from 'react';
import { AreaField } from '../../search/form/area-field.tsx';
import { useFilledForm } from '../../search/form/use-filled-form.ts';
import { addressOf, changed, type OperatorCriteria, readAddress } from './operator-criteria.ts';
import { copy } from './operator-list.copy.ts';
import styles from './operator-search-form.module.css';

/** Marks a navigation by this form, as opposed to a link to a list. */
const submitted = 'operator-search';

/** A plain GET form; with scripts it navigates to the same address without the empty fields. */
export function OperatorSearchForm({ criteria }: { criteria: OperatorCriteria }) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const isSearching = useNavigation().location?.state === submitted;
  const shown = addressOf(changed(criteria, {}));
  const keep = useFilledForm(form, shown);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    const address = addressOf(readAddress(new URLSearchParams(entries)).criteria);
    // The same search again replaces its history entry, so that going back leads to another page.
    navigate(address, { state: submitted, replace: address === addressOf(criteria) });
  };
  return (
    <Panel
      as="form"
      tone="surface"
      padding="5"
      gap="4"
      raised
      role="search"
      className={styles.form}
      ref={form}
      method="get"
      action="/o"
      onSubmit={submit}
      onChange={keep}
    >
      <TextField
        type="search"
        name="keyword"
        label={copy.form.keyword}
        maxLength={keywordMaxLength}
        enterKeyHint="search"
        autoComplete="off"
        defaultValue={criteria.keyword}
      />
      <AreaField area={criteria.area} />
      {criteria.sort !== 'facilities' && <input type="hidden" name="sort" value={criteria.sort} />}
      <Button type="submit" pending={isSearching} icon={<SearchIcon size="small" />}>
        {copy.form.submit}
      </Button>
    </Panel>
  );
}
