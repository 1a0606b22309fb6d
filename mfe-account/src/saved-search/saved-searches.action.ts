import { type MailFrequency, mailFrequencies } from '@enerabi/shared/constants';
import { changeSavedSearch, removeSavedSearch } from '@enerabi/shared/contract';
import { data, type LoaderArgs } from '@enerabi/shared/kernel';
import { carryOut } from '../member/carry-out.ts';

/** Result of changing or removing a search. */
export interface SavedSearchesReply {
  intent: 'change' | 'remove';
  id: number;
  name: string;
  /** The problem's code, if the action failed. */
  failure?: string;
}

export const action = async (args: LoaderArgs) => {
  const form = await args.request.formData();
  const saved_search_id = Number(form.get('id'));
  const intent = form.get('intent') === 'remove' ? 'remove' : 'change';
  const failed =
    intent === 'remove'
      ? await carryOut(args, removeSavedSearch, { saved_search_id })
      : await carryOut(args, changeSavedSearch, { saved_search_id, frequency: frequencyOf(form) });
  const reply = { intent, id: saved_search_id, name: String(form.get('name') ?? '') } as const;
  return failed
    ? data<SavedSearchesReply>({ ...reply, failure: failed.code }, { status: failed.status })
    : data<SavedSearchesReply>(reply);
};

const frequencyOf = (form: FormData): MailFrequency =>
  mailFrequencies.find((known) => known === form.get('frequency')) ?? 'none';
