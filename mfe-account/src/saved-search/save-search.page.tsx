import {
  type LoaderArgs,
  type PageHandle,
  useActionData,
  useSearchParams,
  useSession,
} from '@enerabi/shared/kernel';
import {
  ButtonLink,
  ButtonRow,
  ErrorSummary,
  FactsTable,
  RadioGroup,
  SubmitButton,
} from '@enerabi/shared/ui';
import { FormPage, FormSheet, Sheet } from '../form/form-page.tsx';
import type { SaveSearchReply } from './save-search.action.ts';
import { copy } from './save-search.copy.ts';
import { readSearchToSave, resultsAddress } from './saved-search.address.ts';
import { failures, things } from './saved-search.copy.ts';

export const action = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'save-search-action' */ './save-search.action.ts').then((module) =>
    module.action(args),
  );

const choices = (['daily', 'weekly'] as const).map((value) => ({ value, ...copy.choices[value] }));

export const handle: PageHandle = { layout: 'default' };

/** Says what will be mailed and how often, before a search is saved. A visitor has logged in on the way here. */
export function Component() {
  const reply = useActionData<SaveSearchReply>();
  const search = readSearchToSave(useSearchParams()[0]);
  const user = useSession((session) => session.user);
  if (!search) return <Unreadable />;
  return (
    <FormPage title={copy.title} lead={copy.lead(search.collection)}>
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
        <RadioGroup name="frequency" label={copy.frequency} defaultValue="daily" choices={choices} />
        <p>{copy.stop}</p>
        <ButtonRow>
          <SubmitButton pendingLabel={copy.pending}>{copy.submit}</SubmitButton>
          <ButtonLink kind="plain" to={resultsAddress(search)}>
            {copy.back}
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
