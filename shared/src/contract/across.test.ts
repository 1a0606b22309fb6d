import { expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { across } from './across.schemas.ts';

const schema = z
  .strictObject({
    name: z.string().check(z.minLength(1, 'required')),
    from: z.int('invalid'),
    until: z.int('invalid'),
    place: z.object({ floor: z.int('invalid'), room: z.string() }),
  })
  .check(
    across<{ from: number; until: number }>(({ from, until }) => from <= until, {
      fields: ['from', 'until'],
      path: ['until'],
      error: 'too_early',
    }),
    across<{ from: number; place: { floor: number } }>(({ from, place }) => place.floor > from, {
      fields: ['from', 'place.floor'],
      path: ['place', 'floor'],
      error: 'too_low',
    }),
  );
const place = { floor: 9, room: '' };
const faults = (value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

it('says what is wrong between fields together with what is wrong with others (R5.3)', () => {
  expect(faults({ name: '', from: 3, until: 2, place })).toEqual(['name required', 'until too_early']);
  expect(faults({ name: '', from: 3, until: 4, place: { floor: 1, room: 5 } })).toEqual([
    'name required',
    expect.stringContaining('place.room'),
    'place.floor too_low',
  ]);
  expect(faults({ name: '津', from: 3, until: 2, place })).toEqual(['until too_early']);
  expect(faults({ name: '津', from: 2, until: 3, place })).toEqual([]);
});

it('waits until its own fields are valid', () => {
  expect(faults({ name: '津', from: 'x', until: 2, place })).toEqual(['from invalid']);
  expect(faults({ name: '津', from: 3, until: 4, place: { floor: 'x', room: '' } })).toEqual([
    'place.floor invalid',
  ]);
  for (const nothing of [undefined, null, 'text', []]) expect(faults(nothing)).toHaveLength(1);
});
