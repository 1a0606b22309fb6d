import { beforeEach, describe, expect, it } from '@jest/globals';
import { saveFacilities } from '../../../catalogue/facilities/save-facilities.ts';
import { describeOnDatabases } from '../../../testing/databases.ts';
import { ownerOf } from '../../../testing/owner-of.ts';
import { sampleRecord } from '../../../testing/sample-record.ts';
import { sampleSupportMessage } from '../../../testing/sample-rows.ts';
import { findMessages } from '../support-message.queries.ts';
import { deleteRejectedMessages } from './expired-messages.ts';
import { decide } from './moderate.writes.ts';
import { findModerated, findNamed } from './moderated.queries.ts';
import { listText, marked } from './moderation.text.ts';

const noon = new Date('2026-05-20T03:00:00Z');
const day = 86_400_000;

describeOnDatabases('moderation of support messages', (database) => {
  let old = 0;
  beforeEach(async () => {
    await saveFacilities(database.db, [
      sampleRecord('A', { path_name: 'a' }),
      sampleRecord('B', { path_name: 'b' }),
    ]);
    const [a, b] = [await ownerOf(database.db, 'a'), await ownerOf(database.db, 'b')];
    await database.db.deleteFrom('support_message').execute();
    const waiting = { is_published: false, posted_on: '2026-05-20' };
    const rows = await database.db
      .insertInto('support_message')
      .values([
        sampleSupportMessage(a),
        sampleSupportMessage(a, { ...waiting, reference: '346A-346A' }),
        sampleSupportMessage(b, { ...waiting, reference: '346C-346C' }),
      ])
      .returning('id')
      .execute();
    old = rows[0]?.id ?? 0;
  });

  const states = async () => {
    const all = await findModerated(database.db, { limit: 9 });
    return all.map(({ state, rejected_reason, rejected_note }) => [state, rejected_reason, rejected_note]);
  };
  const approve = (...names: string[]) => decide(database.db, names, { state: 'approved' }, noon);
  const reject = (name: string, reason: 'personal' | 'abuse' = 'personal', note?: string) =>
    decide(database.db, [name], { state: 'rejected', reason, note }, noon);

  it('keeps what was shown before shown', async () => {
    expect(await states()).toEqual([
      ['approved', null, null],
      ['waiting', null, null],
      ['waiting', null, null],
    ]);
  });

  it('lists by state and facility, and finds by reference or number', async () => {
    const list = await findModerated(database.db, { state: 'waiting', facility: 'b', limit: 9 });
    expect(list.map(({ reference }) => reference)).toEqual(['346C-346C']);
    const [byNumber, lower, none] = await findNamed(database.db, [String(old), '346a-346a', '346']);
    expect([byNumber?.id, lower?.reference, none]).toEqual([old, '346A-346A', undefined]);
  });

  it('shows approved messages, and no longer a rejected one', async () => {
    const shown = async () =>
      (await findMessages(database.db, { facility_path_name: 'a', page: 1, limit: 9, today: '2026-05-20' }))
        ?.total;
    await approve('346A-346A', '346C-346C');
    expect(await shown()).toBe(2);
    await reject('346A-346A', 'personal', 'names a teacher');
    expect(await shown()).toBe(1);
    expect((await states())[1]).toEqual(['rejected', 'personal', 'names a teacher']);
    await approve('346A-346A');
    expect((await states())[1]).toEqual(['approved', null, null]);
  });

  it('decides once: the same again changes nothing, another reason does', async () => {
    await reject('346A-346A');
    const later = new Date(noon.getTime() + day);
    const again = await decide(
      database.db,
      ['346A-346A'],
      { state: 'rejected', reason: 'personal', note: 'x' },
      later,
    );
    expect(again).toMatchObject([{ before: 'rejected', after: 'rejected' }]);
    expect((await findNamed(database.db, ['346A-346A']))[0]).toMatchObject({
      moderated_at: noon,
      rejected_note: null,
    });
    await reject('346A-346A', 'abuse');
    expect((await states())[1]).toEqual(['rejected', 'abuse', null]);
  });

  it('decides on all or none', async () => {
    await expect(approve('346A-346A', '999X-999X')).rejects.toThrow(
      'no support message 999X-999X; "list" shows the references. Nothing was changed.',
    );
    expect((await states())[1]?.[0]).toBe('waiting');
  });

  it('deletes rejected messages after ninety days, and no others', async () => {
    await reject('346A-346A');
    await approve('346C-346C');
    await deleteRejectedMessages(database.db, new Date(noon.getTime() + 90 * day - 1));
    expect(await states()).toHaveLength(3);
    await deleteRejectedMessages(database.db, new Date(noon.getTime() + 90 * day));
    expect((await states()).map(([state]) => state)).toEqual(['approved', 'approved']);
  });

  it('marks in a listing what needs a second look', async () => {
    const flags = JSON.stringify([{ kind: 'name', span: [0, 4] }, { kind: 'haste' }]);
    await database.db
      .updateTable('support_message')
      .set({ flags, support_message_description: 'はな先生へ。\nありがとう。' })
      .where('reference', '=', '346A-346A')
      .execute();
    const text = listText(await findNamed(database.db, ['346A-346A']).then(([one]) => (one ? [one] : [])), 9);
    expect(text).toContain('346A-346A  waiting  ');
    expect(text).toContain('  look at: name, haste\n  | ⟦はな先生⟧へ。\n  | ありがとう。');
  });
});

describe('a marked text', () => {
  it('has overlapping spans marked once, and adjacent ones, too', () => {
    const flag = (start: number, end: number) => ({ kind: 'name', span: [start, end] }) as const;
    expect(marked('あいうえお', [flag(0, 2), flag(1, 3), flag(4, 5)])).toBe('⟦あいう⟧え⟦お⟧');
    expect(marked('あい', [flag(0, 1), flag(1, 2)])).toBe('⟦あい⟧');
    expect(marked('', [{ kind: 'trap' }])).toBe('');
  });
});
