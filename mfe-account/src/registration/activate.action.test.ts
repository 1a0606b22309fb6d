import { activate, getRegistration, resendAuthenticationCode } from '@enerabi/shared/contract';
import { answering, createInMemoryApi, leadsTo, problem, submitting } from '@enerabi/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { action } from './activate.action.ts';
import { loader } from './activate.loader.ts';

const cognito_sub = '3f1c6a52-0e0f-4b7c-9d7e-0a4c1f6f2b10';
const at = `/activate/${cognito_sub}?authentication_code=123456`;
const params = { cognito_sub };
const gone = problem(404, 'registration_not_found');
const api = createInMemoryApi(
  answering(activate, () => ({ ExpiresIn: 3600, TokenType: 'Bearer' })),
  answering(resendAuthenticationCode, () => gone),
  answering(getRegistration, () => gone),
);
const codeForm: [string, string][] = [
  ['intent', 'complete'],
  ['mailaddress', 'hanako@example.jp'],
  ['authentication_code', '123456'],
];

describe('a registration with its code', () => {
  it('goes on with the basic information, in a document that brings the session (R3.3)', async () => {
    const done = action(submitting({ at, fields: codeForm, api, params }));
    expect(leadsTo(await done)).toEqual({
      path: `/activate/basic_information/${cognito_sub}`,
      isDocument: true,
    });
    const returning = submitting({ at: `${at}&return_to=%2Ff%2Fhikari`, fields: codeForm, api, params });
    expect(leadsTo(await action(returning)).path).toBe(
      `/activate/basic_information/${cognito_sub}?return_to=%2Ff%2Fhikari`,
    );
  });

  it('that runs out while another code is asked for is shown as one that is over', async () => {
    const asked = action(submitting({ at, fields: [['intent', 'resend']], api, params }));
    expect(leadsTo(await asked)).toEqual({ path: at, isDocument: false });
  });

  it.each([
    [problem(404, 'registration_not_found'), cognito_sub, 404],
    [problem(404, 'registration_not_found'), 'odd', 404],
    [problem(429, 'too_many_attempts'), cognito_sub, 429],
  ])('that there is none of answers so (R1.1)', async (answer, name, status) => {
    const args = submitting({
      at,
      fields: [],
      api: createInMemoryApi(answering(getRegistration, () => answer)),
      params: { cognito_sub: name },
    });
    expect(await loader(args)).toMatchObject({ init: { status } });
  });
});
