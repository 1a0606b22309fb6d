import { register } from '@enerabi/shared/contract';
import { answering, createInMemoryApi, leadsTo, submitting } from '@enerabi/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { action } from './register.action.ts';

const cognito_sub = '3f1c6a52-0e0f-4b7c-9d7e-0a4c1f6f2b10';
/** Path in the mail's link. */
let mailed: string | undefined;
const api = createInMemoryApi(
  answering(register, ({ body }) => {
    mailed = (body as { return_to?: string }).return_to;
    return { cognito_sub };
  }),
);
const fields: [string, string][] = [
  ['mailaddress', 'hanako@example.jp'],
  ['password', 'あおいそらとしろいくも'],
  ['position_kind_ids', '2'],
  ['terms_version', '2026-11-22'],
];

describe('after registering', () => {
  it.each([
    ['/register', '', undefined],
    ['/register?return_to=%2Ff%2Fhikari', '?return_to=%2Ff%2Fhikari', '/f/hikari'],
    ['/register?return_to=%2F%2Fevil.test', '', undefined],
  ])('%s leads to the code, and so does the mail (R2.7)', async (at, query, returnTo) => {
    expect(leadsTo(await action(submitting({ at, fields, api })))).toEqual({
      path: `/activate/${cognito_sub}${query}`,
      isDocument: false,
    });
    expect(mailed).toBe(returnTo);
  });

  it.each([['x'], ['3'], ['1e0x']])('an invented purpose is refused: %s', async (purpose) => {
    const invented = [...fields.filter(([name]) => name !== 'position_kind_ids')];
    invented.push(['position_kind_ids', purpose]);
    expect(await action(submitting({ at: '/register', fields: invented, api }))).toMatchObject({
      data: { errors: [{ name: 'position_kind_ids' }] },
      init: { status: 422 },
    });
  });

  it('everything that is wrong is said at once, also of two fields together (R5.3)', async () => {
    const wrong: [string, string][] = [
      ['mailaddress', 'hanako@example.jp'],
      ['password', 'hanako@example.jp'],
      ['terms_version', ''],
    ];
    expect(await action(submitting({ at: '/register', fields: wrong, api }))).toMatchObject({
      data: {
        errors: [
          { name: 'position_kind_ids', code: 'required' },
          { name: 'terms_version', code: 'required' },
          { name: 'password', code: 'own_mailaddress' },
        ],
      },
    });
    const unreadable = [
      ...wrong.filter(([name]) => name !== 'mailaddress'),
      ['mailaddress', 'a\u0000b@example.jp'],
    ];
    expect(
      await action(submitting({ at: '/register', fields: unreadable as [string, string][], api })),
    ).toMatchObject({
      data: {
        errors: [
          { name: 'mailaddress', code: 'invalid_character' },
          { name: 'position_kind_ids', code: 'required' },
          { name: 'terms_version', code: 'required' },
        ],
      },
    });
  });
});
