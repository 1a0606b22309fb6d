import { logout } from '@enerabi/shared/contract';
import { forgetDrafts } from '@enerabi/shared/drafts';
import { data, type LoaderArgs, redirectDocument } from '@enerabi/shared/kernel';
import { carryOut } from '../member/carry-out.ts';
import { addBrowserFavorites } from './browser-favorites/add-browser-favorites.ts';

/** A failed action; the page has the texts. */
export interface MypageReply {
  intent: 'logout' | 'add_favorites';
  /** The problem's code. */
  failure: string;
}

/** Carries out an action and loads a new document, since the session, or the favourites in any list, have changed. */
export const action = async (args: LoaderArgs) => {
  const form = await args.request.formData();
  if (form.get('intent') === 'add_favorites') return addBrowserFavorites(args, form);
  const failed = await carryOut(args, logout, {});
  if (failed) return data<MypageReply>({ intent: 'logout', failure: failed.code }, { status: failed.status });
  forgetDrafts();
  return redirectDocument('/login?logged_out=done');
};
