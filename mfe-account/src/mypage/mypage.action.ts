import { logout } from '@enerabi/shared/contract';
import { data, type LoaderArgs, redirectDocument } from '@enerabi/shared/kernel';
import { carryOut } from '../member/carry-out.ts';
import { addBrowserFavorites } from './browser-favorites/add-browser-favorites.ts';
import { forgetDrafts } from './drafts/stored-drafts.ts';

/** An action that failed; the page has the words. */
export interface MypageReply {
  intent: 'logout' | 'add_favorites';
  /** The problem's code. */
  failure: string;
}

/** The document after each of them brings what has changed: the session, or the favourites of every list. */
export const action = async (args: LoaderArgs) => {
  const form = await args.request.formData();
  if (form.get('intent') === 'add_favorites') return addBrowserFavorites(args, form);
  const failed = await carryOut(args, logout, {});
  if (failed) return data<MypageReply>({ intent: 'logout', failure: failed.code }, { status: failed.status });
  forgetDrafts();
  return redirectDocument('/');
};
