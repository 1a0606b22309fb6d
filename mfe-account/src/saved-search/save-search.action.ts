import { saveSearch } from '@enerabi/shared/contract';
import { data, type LoaderArgs, redirect } from '@enerabi/shared/kernel';
import { carryOut } from '../member/carry-out.ts';
import { readSearchToSave, savedAddress } from './saved-search.address.ts';

/** Why a search was not saved; the page has the texts. */
export interface SaveSearchReply {
  failure: string;
}

export const action = async (args: LoaderArgs) => {
  const search = readSearchToSave(new URL(args.request.url).searchParams);
  const form = await args.request.formData();
  const frequency = form.get('frequency') === 'weekly' ? 'weekly' : 'daily';
  if (!search) return data<SaveSearchReply>({ failure: 'invalid_request' }, { status: 422 });
  const failed = await carryOut(args, saveSearch, { ...search, frequency });
  if (!failed) return redirect(savedAddress);
  return data<SaveSearchReply>({ failure: failed.code }, { status: failed.status });
};
