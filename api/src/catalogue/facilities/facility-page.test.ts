import { listCorporationFacilities, listFacilityVacancies } from '@enerabi/shared/contract';
import { getFacility } from '@enerabi/shared/contract/catalogue/facility.schemas';
import type { FacilityRecord } from '@enerabi/shared/server/records';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createApp } from '../../app.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { sampleRecord, sampleSource } from '../../testing/sample-record.ts';
import { saveFacilities } from './save-facilities.ts';

const days = (count: number): FacilityRecord['vacancies'] =>
  Array.from({ length: count }, (_, at) => ({
    as_of: `${2025 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`,
    source: sampleSource,
    classes: [
      { child_class_id: 1 as const, accepted: at, mark: null, waiting: 0, enrolled: 3 },
      { child_class_id: 0 as const, accepted: null, mark: null, waiting: null, enrolled: null },
    ],
  }));
const corporation = { name: '社会福祉法人 花岡会', kind: '社会福祉法人', address: '東京都千代田区' };
const elsewhere = { municipality_code: '131024', municipality_name: '中央区' };
const photo = { url: '/photos/a.jpg', alt: '園庭', width: 640, height: 400, licence: null, credit: '園' };

describeOnDatabases('what the page of a facility asks for', (database) => {
  let app: Awaited<ReturnType<typeof createApp>>;
  beforeAll(async () => {
    app = await createApp({ db: database.db });
    await saveFacilities(database.db, [
      sampleRecord('own', {
        corporation,
        vacancies: days(14) ?? [],
        photos: [photo],
        daily_schedule: [{ time: '07:00', text: '開所' }],
        yearly_events: [{ month: 4, text: '入園式' }],
        extra_fees: [{ name: '帽子', amount: '1,200円' }],
        staff_note: '保育士12人',
        is_hands_free: true,
      }),
      sampleRecord('far', { corporation, ...elsewhere }),
      sampleRecord('near', { corporation }),
      sampleRecord('hidden', { corporation, is_published: false }),
      sampleRecord('other', { corporation: { name: '学校法人 別の会' } }),
      sampleRecord('alone'),
    ]);
  });

  const ask = async (path: string, query: Record<string, string>) => {
    const reply = await app.request(`${path}?${new URLSearchParams(query)}`);
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
  };

  describe('listFacilityVacancies (R6.3)', () => {
    const history = (path_name: string) => ask(listFacilityVacancies.path, { path_name });

    it('has the newest twelve days, newest first, with date, source and classes', async () => {
      const { status, body } = await history('131016-own');
      expect(status).toBe(200);
      const found = body.days as { as_of: string }[];
      expect(found).toHaveLength(12);
      expect([found[0]?.as_of, found.at(-1)?.as_of]).toEqual(['2026-02-01', '2025-03-01']);
      expect(found[0]).toEqual({
        as_of: '2026-02-01',
        source: { ...sampleSource, as_of: '2026-02-01', facts: ['vacancy'] },
        classes: [
          { child_class_id: 0, accepted: null, mark: null, waiting: null, enrolled: null },
          { child_class_id: 1, accepted: 13, mark: null, waiting: 0, enrolled: 3 },
        ],
      });
    });

    it('is empty without figures, 404 without a facility, 422 for what cannot be one', async () => {
      expect((await history('131016-alone')).body).toEqual({ days: [] });
      expect(await history('131016-hidden')).toMatchObject({
        status: 404,
        body: { code: 'facility_not_found' },
      });
      expect((await history('あ')).status).toBe(422);
    });
  });

  describe('listCorporationFacilities (R6.3)', () => {
    const others = (facility_path_name: string, more: Record<string, string> = {}) =>
      ask(listCorporationFacilities.path, { facility_path_name, ...more });
    const names = ({ body }: Awaited<ReturnType<typeof others>>) =>
      (body.facilities as { path_name: string }[]).map(({ path_name }) => path_name);

    it('has the others of the operator, those of the municipality first', async () => {
      const reply = await others('131016-own');
      expect(reply.body.total).toBe(2);
      expect(names(reply)).toEqual(['131016-near', '131016-far']);
      expect(names(await others('131016-far'))).toEqual(['131016-near', '131016-own']);
      const first = await others('131016-own', { limit: '1' });
      expect([first.body.total, names(first)]).toEqual([2, ['131016-near']]);
    });

    it('has none where the operator is not known, and is 404 without a facility', async () => {
      expect((await others('131016-alone')).body).toEqual({ total: 0, facilities: [] });
      expect((await others('131016-nowhere')).status).toBe(404);
      expect((await others('131016-own', { limit: '0' })).status).toBe(422);
    });
  });

  it('getFacility has all that the page shows besides', async () => {
    const { body } = await ask('/api/front_get_facility', { path_name: '131016-own' });
    expect(getFacility.reply.parse(body)).toMatchObject({
      photos: [photo],
      daily_schedule: [{ time: '07:00', text: '開所' }],
      yearly_events: [{ month: 4, text: '入園式' }],
      extra_fees: [{ name: '帽子', amount: '1,200円' }],
      staff_note: '保育士12人',
      is_hands_free: true,
      has_diaper_service: null,
      corporation: { kind: '社会福祉法人', address: '東京都千代田区', url: null },
    });
  });
});
