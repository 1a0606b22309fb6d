import { listAdmissionRounds } from '@enerabi/shared/contract/catalogue/posts/admission-round.schemas';
import { beforeAll, expect, it } from '@jest/globals';
import { createApp } from '../../app.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { admissionCalendar } from './admission-calendar.ts';
import { findAdmissionRounds } from './admission-round.queries.ts';

const site = { name: 'えんえらび', origin: 'https://enerabi.example' };
const round = (path_name: string, closes_on: string, more: object = {}) => ({
  prefecture_code: '130001',
  municipality_code: '131121',
  path_name,
  admission_month: '2027-04',
  title: '一次',
  opens_on: '2026-10-15',
  closes_on,
  results_on: null,
  url: null,
  import_source: '世田谷区',
  ...more,
});

describeOnDatabases('rounds of applications of a municipality', (database) => {
  beforeAll(async () => {
    await database.db
      .insertInto('admission_round')
      .values([
        round('second', '2099-02-15', {
          title: '二次',
          results_on: '2099-03-10',
          admission_month: '2099-04',
        }),
        round('first', '2026-12-10'),
        round('over', '2026-11-28'),
        round('withdrawn', '2026-12-11', { is_published: false }),
        round('elsewhere', '2026-12-12', { municipality_code: '131130' }),
      ])
      .execute();
  });
  const names = async (query: object = {}) =>
    (
      await findAdmissionRounds(database.db, {
        municipality_code: '131121',
        today: '2026-11-29',
        ...query,
      })
    ).map(({ path_name }) => path_name);

  it('are those that are not over, the next one first', async () => {
    expect(await names()).toEqual(['first', 'second']);
    expect(await names({ today: '2026-12-10' })).toEqual(['first', 'second']);
    expect(await names({ admission_month: '2099-04' })).toEqual(['second']);
    expect(await names({ municipality_code: '011002' })).toEqual([]);
  });

  it('come by the API as the contract says, and as a file for calendars with whole days', async () => {
    const app = await createApp({ db: database.db, site });
    const reply = await app.request('/api/front/admission_rounds?municipality_code=131121');
    expect(reply.status).toBe(200);
    const { admission_rounds } = listAdmissionRounds.reply.parse(await reply.json());
    expect(admission_rounds.at(-1)).toMatchObject({ path_name: 'second', closes_on: '2099-02-15' });
    const file = await app.request(
      '/api/front/admission_calendar?municipality_code=131121&admission_month=2099-04',
    );
    expect(file.headers.get('content-type')).toMatch('text/calendar');
    const text = (await file.text()).replaceAll('\r\n ', '');
    expect(text).toContain('DTSTART;VALUE=DATE:20990215');
    expect(text).toContain('SUMMARY:2099年4月入園（二次）の申し込み締切');
    expect(text).toContain('SUMMARY:2099年4月入園（二次）の結果発表');
    expect(text).toContain('UID:admission-second-closes@enerabi.example');
  });

  it('have no calendar where none is known, and refuse what is no code', async () => {
    const app = await createApp({ db: database.db, site });
    expect((await app.request('/api/front/admission_calendar?municipality_code=011002')).status).toBe(404);
    expect((await app.request('/api/front/admission_rounds?municipality_code=13')).status).toBe(422);
  });

  it('end in the file on the day after their last one', () => {
    const [closes] = [
      admissionCalendar(
        [
          {
            path_name: 'first',
            admission_month: '2027-04',
            title: '一次',
            opens_on: null,
            closes_on: '2026-12-31',
            results_on: null,
            url: null,
            source: '世田谷区',
          },
        ],
        site,
        new Date('2026-11-29T00:00:00Z'),
      ),
    ];
    expect(closes).toContain('DTSTART;VALUE=DATE:20261231');
    expect(closes).toContain('DTEND;VALUE=DATE:20270101');
  });
});
