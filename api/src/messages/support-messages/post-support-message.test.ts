import { postSupportMessage } from '@enerabi/shared/contract/messages/support-message.schemas';
import { beforeEach, expect, it } from '@jest/globals';
import { saveFacilities } from '../../catalogue/facilities/save-facilities.ts';
import { type AskedApp, openApp } from '../../identity/testing/open-app.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { ownerOf } from '../../testing/owner-of.ts';
import { sampleRecord } from '../../testing/sample-record.ts';

const path = '/api/front/support_message';

describeOnDatabases('sending a support message (specification section 7)', (database) => {
  let api: AskedApp;
  let facilityId: number;
  let hiddenId: number;
  beforeEach(async () => {
    await saveFacilities(database.db, [
      sampleRecord('A', { path_name: 'a' }),
      sampleRecord('HIDDEN', { path_name: 'hidden', is_published: false }),
    ]);
    facilityId = (await ownerOf(database.db, 'a')).facility_id;
    hiddenId = (await ownerOf(database.db, 'hidden')).facility_id;
    await database.db.deleteFrom('support_message').execute();
    await database.db.deleteFrom('attempt').execute();
    api = await openApp(database.db);
  });

  const message = (changes: object = {}) => ({
    child_class_id: 2,
    parent_age_text: '30代前半',
    gender_kind_id: 4,
    support_message_recommend_kind_id: 1,
    support_message_description: '　先生方が笑顔です。\r\nはな先生、ありがとう。\n',
    facility_id: facilityId,
    ...changes,
  });
  const stored = () => database.db.selectFrom('support_message').selectAll().execute();
  const shown = async () => (await api.get(`${path}?facility_path_name=a`)).body;

  it('takes exactly the fields of the specification (R6.8), and is not shown until it is approved', async () => {
    const { status, body } = await api.post(path, message());
    expect({ status, body: postSupportMessage.reply.parse(body) }).toEqual({ status: 200, body });
    const text = '先生方が笑顔です。\nはな先生、ありがとう。';
    expect(await stored()).toMatchObject([
      {
        reference: body.reference,
        state: 'waiting',
        child_class_id: 2,
        parent_age_text: '30代前半',
        support_message_description: text,
        flags: [{ kind: 'name', span: [10, 14] }],
        moderated_at: null,
      },
    ]);
    expect(await shown()).toMatchObject({ total: 0, child_classes: [], support_messages: [] });
    await database.db.updateTable('support_message').set({ is_published: true }).execute();
    expect(await shown()).toMatchObject({
      total: 1,
      support_messages: [{ support_message_description: text }],
    });
  });

  it('takes a recommendation alone', async () => {
    const { status } = await api.post(
      path,
      message({ parent_age_text: '', support_message_description: '' }),
    );
    expect(status).toBe(200);
    expect(await stored()).toMatchObject([{ parent_age_text: null, support_message_description: '' }]);
  });

  it('stores nothing where a choice is missing, and names each one (R5.1)', async () => {
    const required = ['child_class_id', 'gender_kind_id', 'support_message_recommend_kind_id'];
    const without = Object.fromEntries(required.map((field) => [field, undefined]));
    const { status, body } = await api.post(path, message(without));
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'invalid_request' });
    expect(body.errors).toEqual(
      required.map((field) => ({ field, code: 'required', message: 'This field is required.' })),
    );
    for (const field of required)
      for (const value of [undefined, null, '', 99, '1']) {
        const refused = await api.post(path, message({ [field]: value }));
        expect([refused.status, refused.body.errors]).toMatchObject([422, [{ field }]]);
      }
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['parent_age_text', '三十路'],
    ['support_message_description', 'あ'.repeat(1001)],
    ['facility_id', 0],
    ['is_published', true],
    ['state', 'approved'],
  ])('refuses %s %j', async (field, value) => {
    const { status, body } = await api.post(path, message({ [field]: value }));
    expect([status, body.errors]).toMatchObject([422, [{ field }]]);
    expect(await stored()).toEqual([]);
  });

  it('takes a text of a thousand characters', async () => {
    expect((await api.post(path, message({ support_message_description: 'あ'.repeat(1000) }))).status).toBe(
      200,
    );
  });

  it('is 404 for a facility that is not shown', async () => {
    for (const facility_id of [2_000_000_000, hiddenId]) {
      const { status, body } = await api.post(path, message({ facility_id }));
      expect([status, body.code]).toEqual([404, 'facility_not_found']);
    }
  });

  it('flags a form that was filled in as a program does it, and stores it all the same', async () => {
    const { body } = await api.post(path, message({ form_facts: { trap: 'x', seconds: 1 } }));
    expect(body).toMatchObject({ state: 'waiting' });
    expect((await stored())[0]?.flags.map(({ kind }) => kind)).toEqual(['name', 'trap', 'haste']);
  });

  it('is limited by network and by facility, with Retry-After', async () => {
    const send = (at: number, from: string) =>
      api.post(path, message({ support_message_description: `${at}` }), { from });
    for (let at = 0; at < 30; at += 1) expect((await send(at, '192.0.2.7')).status).toBe(200);
    const tooMany = await send(30, '192.0.2.7');
    expect([tooMany.status, tooMany.body.code]).toEqual([429, 'too_many_messages_from_network']);
    expect(Number(tooMany.headers.get('retry-after'))).toBeGreaterThan(3_500);
    for (let at = 30; at < 60; at += 1) expect((await send(at, `192.0.2.${100 + at}`)).status).toBe(200);
    const crowd = await send(60, '198.51.100.9');
    expect([crowd.status, crowd.body.code]).toEqual([429, 'too_many_messages_to_facility']);
    expect(await stored()).toHaveLength(60);
  });
});
