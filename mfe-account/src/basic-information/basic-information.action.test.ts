import { registerBasicInformation } from '@enerabi/shared/contract';
import { answering, createInMemoryApi, leadsTo, submitting } from '@enerabi/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { action } from './basic-information.action.ts';

const register = async (query: string) =>
  leadsTo(
    await action(
      submitting({
        at: `/activate/basic_information/x${query}`,
        fields: [
          ['intent', 'save'],
          ['last_name', '花岡'],
          ['first_name', '花子'],
          ['last_name_furigana', 'はなおか'],
          ['first_name_furigana', 'はなこ'],
          ['phone_number', '090-1234-5678'],
        ],
        api: createInMemoryApi(answering(registerBasicInformation, () => ({}))),
      }),
    ),
  );

describe('after the basic information is registered (R2.7)', () => {
  it.each([
    ['', '/mypage?welcome=done'],
    ['?return_to=%2Ff%2Fhanaoka', '/f/hanaoka'],
    ['?return_to=%2F%2Fevil.test', '/mypage?welcome=done'],
  ])('%s leads to %s, in a document that knows the name', async (query, path) => {
    expect(await register(query)).toEqual({ path, isDocument: true });
  });
});
