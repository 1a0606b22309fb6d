import { describe, expect, it } from '@jest/globals';
import { findingText } from '../finding.ts';
import { contractFindings } from './contract.rule.ts';
import type { SchemaOrBoolean } from './json-schema.ts';

const content = (schema: SchemaOrBoolean) => ({ content: { 'application/json': { schema } } });
const text: SchemaOrBoolean = { type: 'string' };
const count = (required: boolean): SchemaOrBoolean => ({
  type: 'object',
  properties: { total: { type: 'integer' } },
  ...(required && { required: ['total'] }),
  additionalProperties: false,
});

interface Sample {
  query?: [name: string, required: boolean][];
  body?: SchemaOrBoolean;
  reply?: SchemaOrBoolean;
}

const contractOf = ({ query = [], body, reply = count(true) }: Sample): string =>
  JSON.stringify({
    openapi: '3.1.0',
    paths: {
      '/api/x': {
        post: {
          operationId: 'x',
          parameters: query.map(([name, required]) => ({ name, in: 'query', required, schema: text })),
          ...(body !== undefined && { requestBody: content(body) }),
          responses: { 200: content(reply), 422: content(true) },
        },
      },
    },
  });
const texts = (contract: string | undefined, liveContract: string | undefined): string[] =>
  contractFindings({ contract, liveContract }).map(findingText);
const remedy =
  '; build it upon the contract of the live API (in a repository of your own after `npm run release -- update`), or release the API first, or give --force';

describe('a release against the live API', () => {
  it.each<[string, own: Sample, live: Sample, string[]]>([
    ['the same', { query: [['a', true]] }, { query: [['a', true]] }, []],
    ['an API that takes more', {}, { query: [['a', false]] }, []],
    [
      'an API that answers more',
      {},
      {
        reply: {
          type: 'object',
          properties: { total: { type: 'integer' }, more: text },
          required: ['total', 'more'],
        },
      },
      [],
    ],
    ['a parameter that is gone', { query: [['a', false]] }, {}, ['is sent `a`, which the API does not take']],
    [
      'a parameter that is needed',
      {},
      { query: [['a', true]] },
      ['may be sent without `a`, which the API needs'],
    ],
    ['a body that is not taken', { body: text }, {}, ['is sent a body, which the API does not take']],
    ['a body that is needed', {}, { body: text }, ['may be sent without a body, which the API needs']],
    [
      'a longer text',
      { body: { type: 'object', properties: { name: text } } },
      { body: { type: 'object', properties: { name: { type: 'string', maxLength: 40 } } } },
      ['may be sent texts longer than 40 as `name`, which the API refuses'],
    ],
    [
      'an answer that may lack a field',
      {},
      { reply: count(false) },
      ['may answer without `total`, which the release reads'],
    ],
    [
      'another answer',
      {},
      { reply: text },
      ['may answer string as its answer, which the release does not know'],
    ],
  ])('%s', (_, own, live, details) => {
    expect(texts(contractOf(own), contractOf(live))).toEqual(
      details.map((detail) => `contract: POST /api/x ${detail}${remedy}`),
    );
  });

  it('names an operation that the live API lacks', () => {
    expect(texts(contractOf({}), '{ "paths": {} }')).toEqual([
      'contract: POST /api/x is not in the API; release the API first, or give --force',
    ]);
  });

  it('says nothing of older builds, or while the API does not answer', () => {
    expect(texts(undefined, contractOf({}))).toEqual([]);
    expect(texts(contractOf({}), undefined)).toEqual([]);
    expect(texts(contractOf({}), '<html>')).toEqual([]);
  });

  it.each(['{', '[]', `${'{"paths":'.repeat(50_000)}1${'}'.repeat(50_000)}`])(
    'refuses a file that is no contract: %.10s',
    (contract) => {
      expect(texts(contract, contractOf({}))).toEqual([
        'contract: contract.json is no OpenAPI document; build it again with `npm run build`, or give --force',
      ]);
    },
  );
});
