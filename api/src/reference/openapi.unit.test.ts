import { getFacility, listFacilities, listNearbyFacilities } from '@enerabi/shared/contract';
import { describe, expect, it } from '@jest/globals';
import { openApi } from './openapi.ts';
import { schemaRows } from './schema-rows.ts';

const document = await openApi([listFacilities, getFacility, listNearbyFacilities]);
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
