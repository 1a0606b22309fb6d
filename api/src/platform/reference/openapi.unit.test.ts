import * as contract from '@enerabi/shared/contract';
import { describe, expect, it } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { openApi } from './openapi.ts';
import { schemaRows } from './schema-rows.ts';

const { getFacility, listFacilities, listNearbyFacilities } = contract;
const site = 'https://site.test';
const document = await openApi([listFacilities, getFacility, listNearbyFacilities], site);
const operation = document.paths['/api/front_get_facilties']?.get;

describe('the OpenAPI document (R6.3)', () => {
  it('describes queries by what they mean', () => {
    const parameters = Object.fromEntries((operation?.parameters ?? []).map((one) => [one.name, one]));
    expect(Object.keys(parameters)).toEqual(
      expect.arrayContaining([
        'area',
        'municipalities[]',
        'keyword',
        'facility_types[]',
        'has_vacancy',
        'page',
      ]),
    );
    expect(parameters.page).toMatchObject({
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 100_000, default: 1 },
    });
    expect(parameters['facility_types[]']).toMatchObject({ explode: true, schema: { type: 'array' } });
    const detail = document.paths['/api/front_get_facility']?.get?.parameters;
    expect(detail).toMatchObject([
      { name: 'path_name', required: true },
      { name: 'is_published', required: false, schema: { type: 'boolean', default: true } },
    ]);
  });

  it('describes replies and problems', () => {
    expect(operation?.responses['200']?.content['application/json']?.schema.required).toEqual([
      'total',
      'page',
      'limit',
      'facilities',
    ]);
    expect(operation?.responses['4XX']?.description).toBe('area_not_found');
    expect(Object.keys(operation?.responses['422']?.content ?? {})).toEqual(['application/problem+json']);
  });

  it('names the header by which a repeat is recognised', async () => {
    const { paths } = await openApi([contract.sendCandidateMessage, contract.getFacility], site);
    expect(paths['/api/send_candidate_message']?.post?.parameters).toMatchObject([
      { name: 'Idempotency-Key', in: 'header', required: false, schema: { maxLength: 255 } },
    ]);
    const detail = paths['/api/front_get_facility']?.get?.parameters ?? [];
    expect(detail.filter((one) => one.in === 'header')).toEqual([]);
  });

  it('says who may call an operation, and where', async () => {
    const { getMe, getUserStatus, login, refresh } = contract;
    const { paths, servers, components } = await openApi([getMe, getUserStatus, login, refresh], site);
    const member = [{ idToken: [] }, { session: [] }];
    expect(servers.map(({ url }) => url)).toEqual(['/', site]);
    expect(Object.keys(components.securitySchemes)).toEqual(['idToken', 'session']);
    expect(paths['/api/login']?.post?.security).toEqual([]);
    expect(paths['/api/front_me']?.get?.security).toEqual(member);
    expect(paths['/api/refresh']?.post?.security).toEqual(member);
    expect(paths['/api/front_get_user_status']?.get?.security).toEqual([{}, ...member]);
  });

  it('documents the limits of a status by mail address alone', async () => {
    const { paths } = await openApi([contract.getUserStatus], site);
    expect(paths['/api/front_get_user_status']?.get?.description).toMatch(/どのメールアドレスでもunknown/);
  });

  it('of all operations keeps the rules that Redocly recommends', async () => {
    const isOperation = (value: unknown): value is contract.Operation =>
      typeof value === 'object' && value !== null && 'schemas' in value && 'method' in value;
    const operations = Object.values<unknown>(contract).filter(isOperation);
    expect(operations.length).toBeGreaterThan(50);
    const all = await openApi(operations, site);
    const problems = async (source: unknown) => {
      const config = await createConfig({ extends: ['recommended'] });
      const found = await lintFromString({ source: JSON.stringify(source), config });
      return found.map(({ severity, ruleId, message }) => `${severity} ${ruleId}: ${message}`);
    };
    expect(await problems(all)).toEqual([]);
    expect(await problems({ ...all, servers: [] })).toEqual([expect.stringContaining('no-empty-servers')]);
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});

describe('the field table', () => {
  it('has nested fields by path, and says what may be null', () => {
    const schema = operation?.responses['200']?.content['application/json']?.schema ?? {};
    const rows = Object.fromEntries(schemaRows(schema).map((row) => [row.name, row]));
    expect(rows['facilities[].name']).toMatchObject({ type: 'string', isRequired: true });
    expect(rows['facilities[].name_kana']).toMatchObject({ type: 'string | null' });
    expect(rows['facilities[].vacancy.classes[].accepted']).toMatchObject({ type: 'integer | null' });
  });
});
