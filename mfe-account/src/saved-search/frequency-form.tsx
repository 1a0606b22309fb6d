import { mailFrequencies } from '@enerabi/shared/constants';
import type { SavedSearch } from '@enerabi/shared/contract';
import { FormScope, SelectField, SubmitButton, SubmitForm } from '@enerabi/shared/ui';
import { frequencies } from './saved-search.copy.ts';
import styles from './saved-search-cards.module.css';
import { copy } from './saved-searches.copy.ts';

/** Chooses how often a search mails. */
export const FrequencyForm = ({ search: { saved_search_id, name, frequency } }: { search: SavedSearch }) => (
  <FormScope value={`search-${saved_search_id}`}>
    <SubmitForm className={styles.frequency} sending={copy.changing}>
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="id" value={saved_search_id} />
      <input type="hidden" name="name" value={name} />
      <SelectField key={frequency} name="frequency" label={copy.frequency} defaultValue={frequency}>
        {mailFrequencies.map((choice) => (
          <option key={choice} value={choice}>
            {frequencies[choice]}
          </option>
        ))}
      </SelectField>
      <SubmitButton kind="secondary" size="small" aria-label={copy.changeOf(name)} pendingLabel={copy.change}>
        {copy.change}
      </SubmitButton>
    </SubmitForm>
  </FormScope>
);
