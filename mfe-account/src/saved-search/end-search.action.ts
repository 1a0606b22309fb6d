import { endSavedSearch } from '@enerabi/shared/contract';
import { data, type LoaderArgs } from '@enerabi/shared/kernel';
import { carryOut } from '../member/carry-out.ts';

export interface EndSearchReply {
  outcome: 'done' | 'refused' | 'unavailable';
}

export const action = async (args: LoaderArgs) => {
  const token = String((await args.request.formData()).get('token') ?? '');
  const failed = await carryOut(args, endSavedSearch, { token });
  if (!failed) return data<EndSearchReply>({ outcome: 'done' });
  const outcome = failed.status === 422 ? 'refused' : 'unavailable';
  return data<EndSearchReply>({ outcome }, { status: failed.status });
};
