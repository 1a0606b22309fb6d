import { sendCandidateMessage } from '@enerabi/shared/contract/messages/candidate-message.schemas';
import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Reply } from '../../identity/testing/open-app.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { insertMember } from '../../testing/member.ts';
import { MessageError, rejectMessage, releaseMessage } from './decide-message.ts';
import { findMessages } from './message-list.queries.ts';
import { eraseOldMessages } from './old-messages.writes.ts';
import {
  daysAhead,
  desk,
  forgetMessages,
  type MessageSite,
  openMessageSite,
} from './testing/message-site.ts';

const passingOn = { site: { name: 'えんえらび', origin: 'https://site.test' }, desk };

describeOnDatabases('a message that was sent', (database) => {
  let site: MessageSite;
  beforeAll(async () => {
    site = await openMessageSite(database.db);
  });
  beforeEach(() => forgetMessages(database.db));

  const mails = () => database.db.selectFrom('mail').selectAll().orderBy('id').execute();
  const accepted = ({ status, body }: Reply) => {
    expect(status).toBe(200);
    expect(sendCandidateMessage.reply.parse(body)).toEqual(body);
    return body as { reference: string };
  };
  const full = () =>
    site.sample({
      kinds: [
        { id: 1001, name: '見学', value: true, purpose_kind_id: 2 },
        { id: 1005, value: false },
      ],
      preferred_dates: [{ preferred_date: daysAhead(7), start_time: '10:00' }],
      candidate_information: {
        last_name: '花岡',
        first_name: '花子',
        phone_number: '０９０１２３４５６７８',
        children: [
          { birthday: '2025-04-02', is_default_selected: true, display_order: 1, is_send: true },
          { birthday: '2023-01-31', is_default_selected: false, display_order: 2 },
        ],
        sending_children: [1],
      },
    });

  it('goes to the facility with all that was written, and its answer to the sender', async () => {
    const { reference } = accepted(await site.send(full()));
    const [toFacility, toSender, ...more] = await mails();
    expect(more).toEqual([]);
    expect(toFacility).toMatchObject({ recipient: 'a@facility.test', reply_to: 'hanako@example.jp' });
    for (const words of [
      reference,
      '0歳児クラスに空き',
      '花岡 花子',
      '090-1234-5678',
      '2025年4月2日',
      '10:00',
    ])
      expect(toFacility?.text_body).toContain(words);
    expect(toFacility?.text_body).not.toContain('2023年');
    expect(toSender).toMatchObject({ recipient: 'hanako@example.jp', reply_to: null });
  });

  it('repeats nothing to an address that nobody has confirmed', async () => {
    const { reference } = accepted(await site.send(full()));
    const { subject, text_body, html_body } = (await mails()).at(-1) ?? {};
    expect(text_body).toContain(reference);
    expect(`${subject}${text_body}${html_body}`).not.toMatch(/花岡|0歳児|5678|2025年4月/);
  });

  it('is repeated to the member whose address it is, and to no other one', async () => {
    const { authorization } = await insertMember(database.db, { known: { mailaddress: 'Own@example.jp' } });
    accepted(await site.send({ ...full(), mailaddress: 'own@Example.jp' }, { authorization }));
    expect((await mails()).at(-1)?.text_body).toContain('0歳児クラスに空き');
    accepted(await site.send({ ...full(), mailaddress: 'other@example.jp' }, { authorization }));
    expect((await mails()).at(-1)?.text_body).not.toContain('0歳児クラスに空き');
  });

  it('goes to the desk where the facility has no address, and for invented facilities', async () => {
    for (const path of ['b', 'demo'] as const) {
      const body = accepted(await site.send(site.sample({ facility_id: site.ids[path] })));
      expect(body).toMatchObject({ recipient: 'desk', state: 'queued' });
    }
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([
      desk,
      'hanako@example.jp',
      desk,
      'hanako@example.jp',
    ]);
  });

  it('says what it is about: a posting, and the sender’s work (R6.5)', async () => {
    accepted(
      await site.send(
        site.sample({
          purpose_kind_id: 1,
          kinds: [{ id: 999, value: true }],
          job_posting_id: site.jobs.open,
          candidate_information: {
            last_name: '花岡',
            first_name: '花子',
            job_kind_id: 1,
            job_detail_kind_id: 2,
            school_name: '保育大学',
            grade: 3,
            job_experience: { job_type_id: 1, experience_year_id: 3 },
          },
        }),
      ),
    );
    const [toFacility] = await mails();
    for (const words of ['求人 open', '学生／大学', '保育大学 3年', '保育士：1〜3年', '/f/a/job/open'])
      expect(toFacility?.text_body).toContain(words);
  });

  it.each([
    ['emoji', '👨‍👩‍👧 よろしく🌸', '👨‍👩‍👧 よろしく🌸'],
    ['marks of direction', 'あ\u202Eい\u2066う', 'あいう'],
    ['a script', '<script>alert(1)</script>園', '<script>alert(1)</script>園'],
    ['line breaks of another system', '一\r\n二\r三', '一\n二\n三'],
    ['2,000 characters', 'あ'.repeat(2_000), 'あ'.repeat(2_000)],
  ])('is stored and shown as text: %s', async (_, content, saved) => {
    accepted(await site.send(site.sample({ content })));
    const [message] = await findMessages(database.db, {});
    expect(message?.content).toBe(saved);
    const [toFacility] = await mails();
    expect(toFacility?.html_body).not.toContain('<script');
    for (const line of saved.split('\n')) expect(toFacility?.text_body).toContain(`> ${line}`);
  });

  it('waits for a person if it looks like spam; released, it goes out once', async () => {
    const spam = site.sample({ form_facts: { trap: 'x', seconds: 1 } });
    const { reference } = accepted(await site.send(spam));
    expect(await mails()).toEqual([]);
    expect(await findMessages(database.db, { isOpen: true })).toMatchObject([
      { reference, state: 'held', spam_signs: ['trap_filled', 'too_fast'] },
    ]);
    const release = () => releaseMessage(database.db, passingOn, reference, new Date());
    const outcomes = await Promise.allSettled([release(), release(), release()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([
      'a@facility.test',
      'hanako@example.jp',
    ]);
    expect(await findMessages(database.db, { isOpen: true })).toEqual([]);
  });

  it('can be rejected while it waits: it stays, and nobody is mailed', async () => {
    const { reference } = accepted(await site.send(site.sample({ form_facts: { trap: 'x', seconds: 9 } })));
    await rejectMessage(database.db, reference, '広告');
    expect(await findMessages(database.db, {})).toMatchObject([
      { state: 'rejected', rejected_reason: '広告' },
    ]);
    const release = releaseMessage(database.db, passingOn, reference, new Date());
    await expect(release).rejects.toThrow(MessageError);
    expect(await mails()).toEqual([]);
  });

  it('can be passed on again if its mail could not be delivered, without telling the sender twice', async () => {
    const { reference } = accepted(await site.send(site.sample()));
    expect(await findMessages(database.db, { isOpen: true })).toEqual([]);
    await database.db
      .updateTable('mail')
      .set({ due_at: null })
      .where('recipient', '=', 'a@facility.test')
      .execute();
    expect(await findMessages(database.db, { isOpen: true })).toMatchObject([
      { reference, delivery: 'failed' },
    ]);
    await releaseMessage(database.db, passingOn, reference, new Date());
    expect(await mails()).toHaveLength(3);
    await expect(rejectMessage(database.db, reference, 'x')).rejects.toThrow('passed on already');
  });

  it('says nothing of a person after 400 days', async () => {
    const { authorization } = await insertMember(database.db);
    accepted(await site.send(full(), { authorization }));
    const sent = Date.now();
    const stored = () => database.db.selectFrom('candidate_message').selectAll().executeTakeFirstOrThrow();
    await eraseOldMessages(database.db, new Date(sent + 399 * 86_400_000));
    expect((await stored()).content).not.toBe('');
    await eraseOldMessages(database.db, new Date(sent + 401 * 86_400_000));
    const erased = await stored();
    expect(JSON.stringify(erased)).not.toMatch(/花|hanako|5678|2025-04-02/);
    expect(erased).toMatchObject({ account_id: null, facility_id: site.ids.a, contact_kind_ids: [1001] });
  });
});
