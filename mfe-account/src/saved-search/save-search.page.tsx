import { FormPage, FormSheet, Sheet } from '@enerabi/shared/form';
import { type PageHandle, useActionData, useSearchParams, useSession } from '@enerabi/shared/kernel';
import {
  ButtonLink,
  ButtonRow,
  ErrorSummary,
  FactsTable,
  SelectField,
  SubmitButton,
} from '@enerabi/shared/ui';
import { ClassField } from './class-field.tsx';
import type { SaveSearchReply } from './save-search.action.ts';
import { copy } from './save-search.copy.ts';
import { readSearchToSave, resultsAddress } from './saved-search.address.ts';
import { failures, things } from './saved-search.copy.ts';

export { action } from './save-search.action.ts';

const choices = ['daily', 'weekly'] as const;

export const handle: PageHandle = { layout: 'default' };

/** Says what will be mailed and how often, before a search is saved. A visitor has logged in on the way here. */
export function Component() {
  const reply = useActionData<SaveSearchReply>();
  const search = readSearchToSave(useSearchParams()[0]);
  const user = useSession((session) => session.user);
  if (!search) return <Unreadable />;
  return (
    <FormPage title={copy.title(search.collection)} lead={copy.lead(search.collection)}>
      {reply && (
        <ErrorSummary title={failures[reply.failure] ?? failures.unavailable} errors={[]} attempt={reply} />
      )}
      <FormSheet sending={copy.pending}>
        <FactsTable
          facts={[
            { name: copy.collection, value: things[search.collection] },
            { name: copy.name, value: search.name },
            { name: copy.mailaddress, value: user?.mailaddress },
          ]}
        />
        {search.collection === 'openings' && <ClassField />}
        <SelectField name="frequency" label={copy.frequency} defaultValue="daily">
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {copy.choices[choice]}
            </option>
          ))}
        </SelectField>
        <p>{copy.stop}</p>
        <ButtonRow>
          <SubmitButton pendingLabel={copy.pending}>{copy.submit}</SubmitButton>
          <ButtonLink kind="plain" to={resultsAddress(search)}>
            {copy.back(search.collection)}
          </ButtonLink>
        </ButtonRow>
      </FormSheet>
    </FormPage>
  );
}

const Unreadable = () => (
  <FormPage title={copy.unreadable.title}>
    <Sheet>
      <p>{copy.unreadable.text}</p>
      <ButtonLink to="/f">{copy.unreadable.search}</ButtonLink>
    </Sheet>
  </FormPage>
);
