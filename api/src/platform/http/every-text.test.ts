import * as contract from '@enerabi/shared/contract';
import { textFieldsOf } from '@enerabi/shared/testing/text-fields';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Hono } from 'hono';
import { createApp } from '../../app.ts';
import type { Database } from '../db/database.ts';
import { openInMemory } from '../db/embedded/open-embedded.ts';

type Operation = contract.Operation;
const operations = Object.values(contract).filter(
  (one) => typeof one === 'object' && 'schemas' in one,
) as unknown as Operation[];

interface Case {
  operation: Operation;
  path: PropertyKey[];
  isQuery: boolean;
}

const cases: Case[] = [];
for (const operation of operations) {
  const { query, body } = await operation.schemas();
  for (const { path } of textFieldsOf(query)) cases.push({ operation, path, isQuery: true });
  for (const { path } of textFieldsOf(body)) cases.push({ operation, path, isQuery: false });
}

/** JSON with one text and nothing else. */
const holding = (path: readonly PropertyKey[], text: string): unknown =>
  path.reduceRight<unknown>((value, key) => (typeof key === 'number' ? [value] : { [key]: value }), text);

function request({ operation, path, isQuery }: Case, text: string): [string, RequestInit] {
  const { method } = operation;
  const json = { 'content-type': 'application/json' };
  if (!isQuery) return [operation.path, { method, headers: json, body: JSON.stringify(holding(path, text)) }];
  const name = path.length > 1 ? `${String(path[0])}[]` : String(path[0]);
  return [`${operation.path}?${new URLSearchParams({ [name]: text })}`, { method }];
}

describe('a text that the database cannot keep', () => {
  let database: Database;
  let app: Hono;
  beforeAll(async () => {
    database = await openInMemory();
    app = await createApp({ db: database.db });
  });
  afterAll(() => database.close());

  it('is looked for in every operation', () => {
    expect(cases.length).toBeGreaterThan(100);
  });

  it.each(cases.map((one) => [`${one.operation.id} ${one.path.map(String).join('.')}`, one] as const))(
    'is refused by name before anything is done: %s',
    async (_, one) => {
      const reply = await app.request(...request(one, 'a\0b'));
      expect(reply.status).toBe(422);
      const field = one.path.map(String).join('.');
      expect(await reply.json()).toMatchObject({
        code: 'invalid_request',
        errors: [{ field, code: 'invalid_character', message: expect.stringContaining(field) }],
      });
    },
  );
});
