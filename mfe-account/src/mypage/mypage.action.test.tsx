import { addFavoriteFacilities, logout, saveCommutePlaces } from '@enerabi/shared/contract';
import {
  type Answering,
  answering,
  createInMemoryApi,
  leadsTo,
  problem,
  submitting,
} from '@enerabi/shared/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { action } from './mypage.action.ts';

const saved = JSON.stringify([{ facility_id: 2, path_name: 'aoba', name: '青葉こども園' }]);

beforeEach(() => {
  localStorage.setItem('favorite-facilities', saved);
  localStorage.setItem('draft:contact:aoba', '{}');
  localStorage.setItem('other', 'saved');
});

const send = (fields: [string, string][], answer: Answering) =>
  action(submitting({ at: '/mypage', fields, api: createInMemoryApi(answer) }));

describe('logging out', () => {
  const done = answering(logout, () => ({}));

  it('ends in a new document, and unfinished forms with it (R3.3)', async () => {
    expect(leadsTo(await send([['intent', 'logout']], done))).toEqual({
      path: '/login?logged_out=done',
      isDocument: true,
    });
    expect(localStorage.getItem('draft:contact:aoba')).toBeNull();
    expect(localStorage.getItem('other')).toBe('saved');
  });

  it("leaves a visitor's favourites in the browser", async () => {
    await send([['intent', 'logout']], done);
    expect(localStorage.getItem('favorite-facilities')).toBe(saved);
  });

  it('leads to the login where the session has ended by itself (R3.4)', async () => {
    const over = answering(logout, () => problem(401, 'unauthorized'));
    const thrown = await send([['intent', 'logout']], over).catch((reason: unknown) => reason);
    expect(leadsTo(thrown)).toEqual({ path: '/login?return_to=%2Fmypage', isDocument: true });
  });
});

it("a visitor's favourites are the member's, and no longer the browser's", async () => {
  const received: unknown[] = [];
  const adding = answering(addFavoriteFacilities, ({ body }) => {
    received.push(body);
    return { total: 3, added: 2 };
  });
  const fields: [string, string][] = [
    ['intent', 'add_favorites'],
    ['facility_ids', '2'],
    ['facility_ids', '9'],
  ];
  expect(leadsTo(await send(fields, adding))).toEqual({ path: '/mypage?added=2', isDocument: true });
  expect(received).toEqual([{ facility_ids: [2, 9] }]);
  expect(JSON.parse(localStorage.getItem('favorite-facilities') ?? 'null')).toEqual([]);
});

it('refuses places that are no JSON, and deletes nothing', async () => {
  const fields: [string, string][] = [
    ['intent', 'save_places'],
    ['places', '{'],
  ];
  const saving = answering(saveCommutePlaces, () => {
    throw new Error('nothing is saved');
  });
  await expect(send(fields, saving)).rejects.toMatchObject({ init: { status: 400 } });
});
