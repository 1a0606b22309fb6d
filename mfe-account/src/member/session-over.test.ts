import {
  getCommutePlaces,
  getMe,
  getMypage,
  getProfile,
  listFavoriteFacilities,
  listFavoriteIds,
  listFavoriteJobs,
  listMemberBookings,
  listSavedSearches,
  listSentMessages,
} from '@enerabi/shared/contract';
import { answering, createInMemoryApi, leadsTo, problem, submitting } from '@enerabi/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { loader as basicInformation } from '../basic-information/basic-information.loader.ts';
import { loader as bookings } from '../bookings/bookings.loader.ts';
import { loader as favoriteFacilities } from '../favorites/favorite-facilities.loader.ts';
import { loader as favoriteJobs } from '../favorites/favorite-jobs.loader.ts';
import { loader as mypage } from '../mypage/mypage.loader.ts';
import { loader as profileEdit } from '../profile-edit/profile-edit.loader.ts';
import { loader as savedSearches } from '../saved-search/saved-searches.loader.ts';
import { loader as sentMessages } from '../sent-messages/sent-messages.loader.ts';

const over = () => problem(401, 'unauthorized');
const api = createInMemoryApi(
  answering(getCommutePlaces, over),
  answering(getMe, over),
  answering(getMypage, over),
  answering(getProfile, over),
  answering(listFavoriteFacilities, over),
  answering(listFavoriteIds, over),
  answering(listFavoriteJobs, over),
  answering(listMemberBookings, over),
  answering(listSavedSearches, over),
  answering(listSentMessages, over),
);

describe('a session that has ended meanwhile leads to the login, and from there back (R2.7, R3.4)', () => {
  it.each([
    ['/activate/basic_information/x', basicInformation],
    ['/mypage', mypage],
    ['/mypage/edit', profileEdit],
    ['/mypage/favorite/facility?page=2', favoriteFacilities],
    ['/mypage/favorite/job', favoriteJobs],
    ['/mypage/message?page=2', sentMessages],
    ['/mypage/saved_search', savedSearches],
    ['/one_stop/mypage?when=past', bookings],
  ])('%s', async (at, loader) => {
    const thrown = await loader(submitting({ at, fields: [], api })).catch((reason: unknown) => reason);
    expect(leadsTo(thrown)).toEqual({
      path: `/login?return_to=${encodeURIComponent(at)}`,
      isDocument: true,
    });
  });
});
