import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { saveFacilities } from '../../../catalogue/facilities/save-facilities.ts';
import { describeOnDatabases } from '../../../testing/databases.ts';
import { sampleRecord } from '../../../testing/sample-record.ts';
import { importPosts } from '../import-posts.ts';
import { csvTemplate } from '../post-template.ts';
import { slotKind } from './slot-kind.ts';

const heading =
  '施設,識別名,種類,曜日,開始日,終了日,開始時刻,終了時刻,組数,大人の上限（1家庭）,子どもの上限（1家庭）,対象クラス,予約開始（日前）,予約締切（営業日前）,キャンセル締切（営業日前）,祝日も実施,備考';
const everyDay = 'hanaoka,all-week,毎週,月火水木金土日,2026-01-01,,10:00,10時45分,3組,2,0,0〜2,30,2,1,はい,';

describeOnDatabases('importing when visits are offered', (database) => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'import-slots-'));
    await saveFacilities(database.db, [
      sampleRecord('A', { path_name: 'hanaoka', tour_acceptance: 'slots' }),
    ]);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  beforeEach(() => sql`delete from visit_slot; delete from visit_rule`.execute(database.db));

  const run = async (rows: readonly string[], isComplete = false) => {
    const path = join(folder, 'slots.csv');
    await writeFile(path, [heading, ...rows].join('\r\n'));
    const options = {
      source: '花岡市',
      isStrict: false,
      isDryRun: false,
      today: '2026-11-27',
      onProgress: () => {},
    };
    return importPosts(database, slotKind, [path], { ...options, isComplete });
  };
  const count = async () => {
    const { rows } = await sql<{ slots: number; classes: string; capacity: number; adults: number }>`
      select count(*)::integer as slots, min(child_class_ids::text) as classes, min(capacity) as capacity,
        min(max_persons) as adults, min(max_children) as children from visit_slot
    `.execute(database.db);
    return rows[0];
  };

  it('makes the slots of the days ahead at once, and changes nothing a second time', async () => {
    expect(await run([everyDay])).toMatchObject({ outcome: 'imported', created: 1, problems: [] });
    const made = await count();
    expect(made).toMatchObject({ classes: '{0,1,2}', capacity: 3, adults: 2, children: 0 });
    expect(made?.slots).toBeGreaterThanOrEqual(60);
    expect(await run([everyDay])).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
    expect(await count()).toEqual(made);
  });

  it('closes days, and takes the slots away when the file no longer has the rule', async () => {
    await run([everyDay]);
    const closed = 'hanaoka,summer,休み,,2026-01-01,2099-12-31,,,,,,,,,,,夏休み';
    await run([everyDay, closed]);
    expect(await count()).toMatchObject({ slots: 0 });
    await run([everyDay], true);
    expect((await count())?.slots).toBeGreaterThanOrEqual(60);
    expect(await run([closed], true)).toMatchObject({ withdrawn: 1 });
    expect(await count()).toMatchObject({ slots: 0 });
  });

  it.each([
    ['hanaoka,a,毎月,月,2026-01-01,,10:00,11:00,3,,,,,,,,', 'kind', 'not a kind: one of 毎週, 追加, 休み'],
    ['hanaoka,a,毎週,,2026-01-01,,10:00,11:00,3,,,,,,,,', 'weekdays', 'name the weekdays, such as 月水金'],
    ['hanaoka,a,毎週,月月,2026-01-01,,10:00,11:00,3,,,,,,,,', 'weekdays', 'not weekdays, such as 月水金'],
    ['hanaoka,a,毎週,月,2026-01-01,,10:00,9:00,3,,,,,,,,', 'ends_at', 'it ends after it starts'],
    ['hanaoka,a,毎週,月,2026-01-01,,10:00,25:00,3,,,,,,,,', 'ends_at', 'it ends before midnight'],
    ['hanaoka,a,追加,,2026-01-01,,,,3,,,,,,,,', 'starts_at', 'say when the visit begins'],
    ['hanaoka,a,追加,,2026-01-01,,10:00,11:00,,,,,,,,,', 'capacity', 'say how many families can come'],
    ['hanaoka,a,休み,,2026-02-01,2026-01-01,,,,,,,,,,,', 'last_day', 'it is not before the first day'],
    [
      'hanaoka,a,追加,,2026-01-01,,10:00,11:00,3,0人,,,,,,,',
      'max_persons',
      'not a number of people from 1 to 10',
    ],
    [
      'hanaoka,a,追加,,2026-01-01,,10:00,11:00,3,,,7歳児,,,,,',
      'child_class_ids',
      'not classes, such as 0,1,2',
    ],
    ['hanaoka,a,追加,,2026-01-01,,10:00,11:00,3,,,,,99,,,', 'book_by_days', 'not a number of days up to 30'],
    ['hanaoka,a,追加,,2026-01-01,,10:00,11:00,3,,,,,,,たぶん,', 'on_holidays', 'neither はい nor いいえ'],
    [
      'nowhere,a,休み,,2026-01-01,,,,,,,,,,,,',
      'facility',
      'no published facility has this path name or number',
    ],
  ])('says of a row what is wrong: %s', async (row, column, action) => {
    const { problems, created, skipped } = await run([everyDay, row]);
    expect([created, skipped]).toEqual([1, 1]);
    expect(problems).toMatchObject([{ row: 3, column, action }]);
  });

  it('has a template that it reads', async () => {
    const [head = '', example = ''] = csvTemplate(slotKind).split('\r\n');
    expect(head).toBe(heading);
    expect(await run([example])).toMatchObject({ created: 1, problems: [] });
  });
});
