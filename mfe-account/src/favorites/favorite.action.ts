import { changeFavoriteFacility, changeFavoriteJob } from '@enerabi/shared/contract';
import { tellFavorite } from '@enerabi/shared/favorites';
import { data, type LoaderArgs } from '@enerabi/shared/kernel';
import { carryOut } from '../member/carry-out.ts';
import type { FavoriteKind } from './favorites.address.ts';

/** Result of removing a favourite or adding it again. */
export interface FavoriteReply {
  id: number;
  name: string;
  is_favorite: boolean;
  /** The problem's code, if the action failed. */
  failure?: string;
}

/** @param kind of the list that contains the form */
export const favoriteAction = (kind: FavoriteKind) => async (args: LoaderArgs) => {
  const form = await args.request.formData();
  const id = Number(form.get('id'));
  const is_favorite = form.get('intent') === 'undo';
  const failed =
    kind === 'facility'
      ? await carryOut(args, changeFavoriteFacility, { facility_id: id, is_favorite })
      : await carryOut(args, changeFavoriteJob, { job_posting_id: id, is_favorite });
  if (!failed) tellFavorite(kind, { id, wanted: is_favorite });
  const reply = { id, name: String(form.get('name') ?? ''), is_favorite };
  return failed
    ? data<FavoriteReply>({ ...reply, failure: failed.code }, { status: failed.status })
    : data<FavoriteReply>(reply);
};
