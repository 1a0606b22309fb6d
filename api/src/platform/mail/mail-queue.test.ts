import { afterEach, expect, it } from '@jest/globals';
import { describeOnDatabases } from '../../testing/databases.ts';
import { discardMail, queueMail } from './mail-queue.ts';
import { sampleMail, sampleNow } from './testing/test-mail.ts';
import { whenMailWaits } from './wake-up.ts';

const mail = {
  recipient: 'hanako@example.jp',
  content: sampleMail,
  now: sampleNow,
  giveUpAt: new Date('2026-11-23T04:00:00Z'),
};

describeOnDatabases('the mail queue', (database) => {
  afterEach(() => database.db.deleteFrom('mail').execute());

  it('holds a mail until it is sent, and wakes the sender', async () => {
    let woken = 0;
    const end = whenMailWaits(() => {
      woken += 1;
    });
    await queueMail(database.db, mail);
    end();
    await queueMail(database.db, mail);
    expect(woken).toBe(1);
    const [row] = await database.db.selectFrom('mail').selectAll().execute();
    expect(row).toEqual({
      id: expect.any(Number),
      recipient: 'hanako@example.jp',
      subject: sampleMail.subject,
      text_body: sampleMail.text,
      html_body: sampleMail.html,
      created_at: sampleNow,
      due_at: sampleNow,
      give_up_at: mail.giveUpAt,
      attempts: 0,
      last_error: null,
      reply_to: null,
      calendar: null,
      sent_at: null,
      unsubscribe_url: null,
    });
  });

  it('forgets a mail with the transaction that queued it', async () => {
    const failing = database.db.transaction().execute(async (transaction) => {
      await queueMail(transaction, mail);
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    expect(await database.db.selectFrom('mail').select('id').execute()).toEqual([]);
  });

  it('stores neither address nor text of a discarded mail, and never sends it', async () => {
    await discardMail(database.db, mail);
    const row = await database.db.selectFrom('mail').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ recipient: '', subject: '', due_at: null, sent_at: null });
    expect((row.text_body + row.html_body).trim()).toBe('');
    expect(row.text_body).toHaveLength(Buffer.byteLength(sampleMail.text));
  });
});
