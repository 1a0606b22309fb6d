import { randomBytes } from 'node:crypto';
import { termsVersions } from '@enerabi/shared/constants';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';
import { codeMailedTo } from '../../testing/mails.ts';
import type { AskedApp } from '../../testing/open-app.ts';

export const password = 'ひまわり の 種をまく';

export const newAddress = () => `${randomBytes(5).toString('hex')}@example.jp`;

export const codeRefused = { status: 422, body: { code: 'authentication_code_refused' } };
export const notFound = { status: 404, body: { code: 'registration_not_found' } };
export const tooMany = { status: 429, body: { code: 'too_many_attempts' } };

export interface Registered {
  mailaddress: string;
  cognito_sub: string;
  code: string;
}

/** The requests of a registration. */
export function registering(db: () => Kysely<Schema>, api: () => AskedApp) {
  const register = (mailaddress: string, more = {}, from = '192.0.2.1') =>
    api().post(
      '/api/register',
      { mailaddress, password, position_kind_ids: [2], terms_version: termsVersions.site, ...more },
      { from },
    );
  return {
    register,

    /** With the code that was mailed. */
    registered: async (mailaddress = newAddress(), more = {}): Promise<Registered> => {
      const { body } = await register(mailaddress, more);
      return { mailaddress, cognito_sub: body.cognito_sub, code: await codeMailedTo(db(), mailaddress) };
    },

    activate: ({ mailaddress, cognito_sub, code }: Registered, from = '192.0.2.1') =>
      api().post('/api/activate', { mailaddress, cognito_sub, authentication_code: code }, { from }),

    registration: (cognito_sub: string) => api().get(`/api/front/registration?cognito_sub=${cognito_sub}`),

    resend: (cognito_sub: string) => api().post('/api/front/resend_authentication_code', { cognito_sub }),

    /** @throws if the request has an unexpected status */
    status: async (
      { mailaddress, cognito_sub }: { mailaddress: string; cognito_sub?: string },
      authorization = '',
    ): Promise<string> => {
      const query = new URLSearchParams({ mailaddress, ...(cognito_sub && { cognito_sub }) });
      const reply = await api().get(`/api/front_get_user_status?${query}`, { authorization });
      if (reply.status !== 200) throw new Error(`${reply.status}`);
      return reply.body.status;
    },

    accountsOf: (mailaddress: string) =>
      db().selectFrom('account').selectAll().where('mailaddress', '=', mailaddress).execute(),
  };
}

/** As if this time had passed. */
export async function letPass(db: Kysely<Schema>, seconds: number): Promise<void> {
  const by = sql`${seconds} * interval '1 second'`;
  await sql`update attempt set window_ends_at = window_ends_at - ${by}`.execute(db);
  await sql`update registration set expires_at = expires_at - ${by}`.execute(db);
  await sql`
    update authentication_code set created_at = created_at - ${by}, expires_at = expires_at - ${by}
  `.execute(db);
}
