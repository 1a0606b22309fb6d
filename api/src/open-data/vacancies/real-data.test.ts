import { referenceFile } from '@enerabi/shared/testing/reference';
import { withReference } from '@enerabi/shared/testing/with-reference';
import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { describeOnDatabases } from '../../testing/databases.ts';
import { importVacancies } from './import-vacancies.ts';
import { loadVacancyProfile } from './vacancy-profile.ts';

/** Real open data beside the project, if there is any; never part of it. */
const compact = referenceFile('data/yokohama_vacancy_compact.utf8bom.csv');
const city = referenceFile('data/yokohama_0967_sample_20260501.csv');

withReference('real vacancies', () =>
  describeOnDatabases('real vacancies of Yokohama', (database) => {
    const run = async (files: string[], createsMissing: boolean) =>
      importVacancies(database, files, {
        profile: await loadVacancyProfile('yokohama'),
        source: {},
        createsMissing,
        isDryRun: false,
        isStrict: true,
        keepWarnings: 10,
        now: new Date('2026-05-20T03:00:00Z'),
        onProgress: () => {},
      });

    it('are all imported, three months and one: 1,230 facilities, of which none was there', async () => {
      const { outcome, files } = await run([compact, city], true);
      expect(outcome).toBe('imported');
      expect(files).toMatchObject([
        {
          read: 3690,
          created: 3690,
          skipped: 0,
          // 22 rows with empty cells, and 1,368 with classes whose figures are all 0.
          warnings: { unread: 0, repaired: 0 },
          matches: { by_number: 3690, created_facilities: 1230 },
          days: ['2025-04-01', '2025-10-01', '2026-02-01'],
        },
        { read: 10, created: 10, skipped: 0, warnings: { unread: 0, doubtful: 0 }, days: ['2026-05-01'] },
      ]);
    });

    it('say null, never 0, of the classes with "-", and join the months of a facility', async () => {
      const { rows } = await sql<{ text: string }>`
        select concat_ws(' ', as_of, string_agg(coalesce(waiting::text, '-'), '' order by child_class_id)) as text
        from vacancy join facility on facility.id = facility_id
        where facility_number = '1410052003266' group by as_of order by as_of
      `.execute(database.db);
      expect(rows.map(({ text }) => text)).toEqual([
        '2025-04-01 000---',
        '2025-10-01 111---',
        '2026-02-01 101---',
        '2026-05-01 000---',
      ]);
    });

    it('change nothing the second time, and are found without making facilities', async () => {
      const { files } = await run([compact, city], false);
      expect(files).toMatchObject([
        { created: 0, updated: 0, unchanged: 3690 },
        { created: 0, updated: 0, unchanged: 10 },
      ]);
    });
  }),
);
