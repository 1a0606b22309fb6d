import { logout } from '@enerabi/shared/contract';
import { forgetDrafts } from '@enerabi/shared/drafts';
import { data, type LoaderArgs, redirectDocument } from '@enerabi/shared/kernel';
import { carryOut } from '../member/carry-out.ts';
import { addBrowserFavorites } from './browser-favorites/add-browser-favorites.ts';
import { savePlaces } from './commute-places/save-places.ts';

/** Result of an action that stays on the page, which has the texts. */
export interface MypageReply {
  intent: 'logout' | 'add_favorites' | 'save_places';
  /** The problem's code; absent if the action succeeded. */
  failure?: string;
  /** The account no longer has places. */
  isRemoved?: boolean;
}

/** Loads a new document where the session, or the favourites in any list, have changed. */
export const action = async (args: LoaderArgs) => {
  const form = await args.request.formData();
  if (form.get('intent') === 'add_favorites') return addBrowserFavorites(args, form);
  if (form.get('intent') === 'save_places') return savePlaces(args, form);
  const failed = await carryOut(args, logout, {});
  if (failed) return data<MypageReply>({ intent: 'logout', failure: failed.code }, { status: failed.status });
  forgetDrafts();
  return redirectDocument('/login?logged_out=done');
};
