import { beforeEach, expect, it } from '@jest/globals';
import type { Hono } from 'hono';
import { createApp } from '../../../app.ts';
import { describeImport } from '../../testing/describe-import.ts';
import { importVacancies } from '../../vacancies/import-vacancies.ts';

const header = '市区町村コード,ID,地方公共団体名,名称,種別,所在地';
const chibaWards = ['中央区', '花見川区', '稲毛区', '若葉区', '緑区', '美浜区'];
const urawaWard = '111074';

describeImport('a search by ward after an import', ({ database, run, write }) => {
  let app: Hono;
  beforeEach(async () => {
    app = await createApp({ db: database.db, isStopping: () => false });
  });

  const found = async (area: string, municipality: string): Promise<number> => {
    const reply = await app.request(`/api/front_get_facilties?area=${area}&municipalities[]=${municipality}`);
    if (reply.status !== 200) throw new Error(await reply.text());
    return ((await reply.json()) as { total: number }).total;
  };

  it('finds the facilities of a file whose wards are only in the address; one by city finds all', async () => {
    const rows = Array.from({ length: 95 }, (_, at) => {
      const ward = chibaWards[at % chibaWards.length];
      return `121002,${at},千葉県千葉市,第${at}保育園,認可公立保育所,千葉市${ward}本町${at}-1`;
    });
    const path = await write('chiba.csv', [header, ...rows].join('\n'));
    expect((await run([path])).files).toMatchObject([{ created: 95, skipped: 0 }]);
    expect(await found('120006', '121011')).toBe(16);
    expect(await found('120006', '121061')).toBe(15);
    expect(await found('120006', '121002')).toBe(95);
    expect(await found('120006', '122190')).toBe(0);
  });

  it('finds those of a GeoJSON file', async () => {
    const properties = {
      市区町村コード: '11100',
      ID: 1,
      地方公共団体名: 'さいたま市',
      名称: '浦和保育園',
      住所: 'さいたま市 浦和区常盤6-4-4',
    };
    const feature = { type: 'Feature', geometry: null, properties };
    const path = await write(
      'saitama.geojson',
      JSON.stringify({ type: 'FeatureCollection', features: [feature] }),
    );
    expect((await run([path])).files).toMatchObject([{ created: 1 }]);
    expect(await found('110001', urawaWard)).toBe(1);
    expect(await found('110001', '111007')).toBe(1);
    expect(await found('110001', '111015')).toBe(0);
  });

  it('finds those that a file of vacancies makes, and its figures find those of the list', async () => {
    const list = await write(
      'list.csv',
      `${header}\n111007,1,さいたま市,常盤保育園,認可公立保育所,浦和区常盤1`,
    );
    await run([list]);
    const path = await write(
      'vacancies_202605.csv',
      'name,市区町村コード,住所,accept_0\n常盤保育園,111007,,3\n大宮保育園,111007,さいたま市大宮区桜木町1-7,2',
    );
    const { files } = await importVacancies(database, [path], {
      profile: null,
      source: { name: 'さいたま市' },
      createsMissing: true,
      isDryRun: false,
      isStrict: false,
      keepWarnings: 10,
      now: new Date('2026-05-20T03:00:00Z'),
      onProgress: () => {},
    });
    expect(files).toMatchObject([{ matches: { by_name: 2, created_facilities: 1 } }]);
    expect(await found('110001', urawaWard)).toBe(1);
    expect(await found('110001', '111031')).toBe(1);
    expect(await found('110001', '111007')).toBe(2);
  });

  it('does not take the wards of one city for those of another whose numbers follow', async () => {
    const path = await write(
      'kanagawa.csv',
      `${header}\n141500,1,神奈川県相模原市,橋本保育園,認可公立保育所,緑区橋本1\n141500,2,神奈川県相模原市,中央保育園,認可公立保育所,相模原市中央1`,
    );
    await run([path]);
    expect(await found('140007', '141305')).toBe(0);
    expect(await found('140007', '141500')).toBe(2);
    expect(await found('140007', '141518')).toBe(1);
  });
});
