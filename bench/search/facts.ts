import type { Database } from '@enerabi/api/db';

/** Facts of a facility that a visitor may know. */
export interface Fact {
  name: string;
  facility_type: number;
  prefecture_code: string;
  municipality_code: string;
  municipality_name: string;
  latitude: number;
  longitude: number;
}

export interface Facts {
  /** Facilities from the whole country: large prefectures have more of them. */
  sample: Fact[];
  /** How many facilities each prefecture has. */
  totals: Record<string, number>;
}

/** The same ones of the same database. */
export async function readFacts({ db }: Pick<Database, 'db'>, size: number): Promise<Facts> {
  const published = db.selectFrom('facility').where('is_published', '=', true);
  const sample = await published
    .where('latitude', 'is not', null)
    .where('municipality_code', 'is not', null)
    .select(['name', 'facility_type', 'prefecture_code', 'municipality_code', 'municipality_name'])
    .select(['latitude', 'longitude'])
    .$narrowType<Pick<Fact, 'municipality_code' | 'latitude' | 'longitude'>>()
    .orderBy(({ fn, cast }) => fn('md5', [cast('id', 'text')]))
    .limit(size)
    .execute();
  const totals = await published
    .select(({ fn }) => ['prefecture_code', fn.countAll<number>().as('facilities')])
    .groupBy('prefecture_code')
    .execute();
  return {
    sample,
    totals: Object.fromEntries(
      totals.map(({ prefecture_code, facilities }) => [prefecture_code, Number(facilities)]),
    ),
  };
}
