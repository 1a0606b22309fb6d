import { readFileSync } from 'node:fs';
import { prefectures } from '@enerabi/shared/constants';
import { metresBetween } from '@enerabi/shared/geography';
import { searchText } from '@enerabi/shared/japanese';
import { stationKey } from '@enerabi/shared/server/records';
import { referenceFile } from '@enerabi/shared/testing/reference';
import { withReference } from '@enerabi/shared/testing/with-reference';
import { describe, expect, it } from '@jest/globals';
import { municipalities } from '../municipalities/index.ts';
import { lineStations } from './index.ts';

const published = referenceFile('data/stations_n02_2018.csv');

describe('main lines and stations', () => {
  it('are of every prefecture, several lines each but for Okinawa, with several stations', () => {
    for (const { code, name } of prefectures) {
      const stations = lineStations.filter(({ prefecture_code }) => prefecture_code === code);
      const lines = Map.groupBy(stations, ({ line }) => line);
      expect([name, lines.size]).toEqual([name, name === '沖縄県' ? 1 : Math.max(3, lines.size)]);
      const long = [...lines.values()].filter((along) => along.length >= 4);
      expect([name, long.length]).toEqual([name, Math.max(1, long.length)]);
    }
  });

  it('are once on a line, with a number in its order', () => {
    expect(new Set(lineStations.map(stationKey)).size).toBe(lineStations.length);
    for (const [at, station] of lineStations.entries()) {
      const before = lineStations[at - 1];
      const goesOn = before?.line === station.line && before.prefecture_code === station.prefecture_code;
      expect(station.line_order).toBe(goesOn ? before.line_order + 1 : 1);
    }
  });

  it('have every station that facilities name, on the line that they name', () => {
    const there = new Set(
      lineStations.map(({ prefecture_code, line, name }) => `${prefecture_code} ${line} ${name}`),
    );
    const named = municipalities.flatMap(({ prefecture, stations }) =>
      stations.map(({ line, name }) => `${prefecture.code} ${line} ${name}`),
    );
    expect(named.filter((station) => !there.has(station))).toEqual([]);
  });
});

/** Opened or renamed after the list they are compared with, or spelled differently there (難波, 我孫子, 梅田 …). */
const otherwise = new Set(
  '龍ケ崎市 太閤通 京都河原町 石清水八幡宮 なんば あびこ なかもず 大阪梅田 石橋阪大前 広島駅 広電西広島 西鉄福岡 江北 石嶺 経塚 浦添前田 てだこ浦西'.split(
    ' ',
  ),
);

withReference('stations beside the published ones', () =>
  describe('stations beside the published ones', () => {
    const rows = readFileSync(published, 'utf8').trim().split(/\r?\n/).slice(1);
    const places = Map.groupBy(
      rows.map((row) => row.split(',')),
      ([, name = '', , , , , , , prefecture]) => `${prefecture} ${searchText(name)}`,
    );
    const kilometresOff = (station: (typeof lineStations)[number]) =>
      Math.min(
        ...(places.get(`${station.prefecture_code} ${searchText(station.name)}`) ?? []).map(
          ([, , , , , , north, east]) =>
            metresBetween(station, { latitude: Number(north), longitude: Number(east) }) / 1_000,
        ),
      );

    it('are in their prefecture, within a kilometre', () => {
      const off = lineStations
        .filter(({ name }) => !otherwise.has(name))
        .map((station) => [station.line, station.name, kilometresOff(station)] as const)
        .filter(([, , distance]) => distance > 1);
      expect(off).toEqual([]);
    });
  }),
);
