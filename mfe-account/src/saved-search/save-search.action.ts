import { childClasses, childClassIds } from '@enerabi/shared/constants';
import { saveSearch } from '@enerabi/shared/contract';
import { data, type LoaderArgs, redirect } from '@enerabi/shared/kernel';
import { carryOut } from '../member/carry-out.ts';
import { copy } from './save-search.copy.ts';
import { readSearchToSave, type SearchToSave, savedAddress } from './saved-search.address.ts';

/** Why a search was not saved; the page has the texts. */
export interface SaveSearchReply {
  failure: string;
}

export const action = async (args: LoaderArgs) => {
  const search = readSearchToSave(new URL(args.request.url).searchParams);
  const form = await args.request.formData();
  const frequency = form.get('frequency') === 'weekly' ? 'weekly' : 'daily';
  if (!search) return data<SaveSearchReply>({ failure: 'invalid_request' }, { status: 422 });
  const wanted = search.collection === 'openings' ? inClass(search, form.get('child_class_id')) : search;
  const failed = await carryOut(args, saveSearch, { ...wanted, frequency });
  if (!failed) return redirect(savedAddress);
  return data<SaveSearchReply>({ failure: failed.code }, { status: failed.status });
};

/** A facility's openings are one search, whatever the class: `search` stays as it is. */
function inClass(search: SearchToSave, chosen: FormDataEntryValue | null): SearchToSave {
  const id = childClassIds.find((known) => String(known) === chosen);
  if (id === undefined) return search;
  return {
    ...search,
    conditions: `${search.conditions}&child_class_id=${id}`,
    name: copy.inClass(search.name, childClasses[id]),
  };
}
