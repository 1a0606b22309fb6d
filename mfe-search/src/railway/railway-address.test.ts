import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  readRailwayChoice,
  resultsNearAddress,
  selectRailwayAddress,
  selectStationAddress,
} from './railway-address.ts';

const read = (search: string) => readRailwayChoice(new URLSearchParams(search));

describe('the address of the railway search', () => {
  it('carries lines, stations and the walk, each id once', () => {
    expect(
      read(
        'railway_line_ids%5B%5D=3&railway_line_ids%5B%5D=1&railway_line_ids%5B%5D=3&station_ids%5B%5D=7&walk_minutes=10',
      ),
    ).toEqual({
      railway_line_ids: [3, 1],
      station_ids: [7],
      walk_minutes: 10,
      hasNonsense: false,
      isSent: true,
    });
    expect(read('')).toEqual({
      railway_line_ids: [],
      station_ids: [],
      walk_minutes: 15,
      hasNonsense: false,
      isSent: false,
    });
  });

  it.each(['0', '-1', '01', '1.5', '1e3', 'yamanote', '', '2147483648', '99999999999'])(
    'leaves out the line %s, and says so',
    (id) => {
      expect(read(`railway_line_ids%5B%5D=${id}&railway_line_ids%5B%5D=5`)).toMatchObject({
        railway_line_ids: [5],
        hasNonsense: true,
      });
    },
  );

  it('uses the default walk for one that is not offered', () => {
    for (const walk of ['7', '', 'far', '60']) expect(read(`walk_minutes=${walk}`).walk_minutes).toBe(15);
  });

  it('never has an id that the contract would refuse, whatever is written into it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('railway_line_ids[]', 'station_ids[]'), fc.string())),
        (all) => {
          const { railway_line_ids, station_ids } = readRailwayChoice(new URLSearchParams(all));
          for (const id of [...railway_line_ids, ...station_ids]) {
            expect(Number.isInteger(id) && id > 0 && id <= 2_147_483_647).toBe(true);
          }
        },
      ),
    );
  });

  it('leads to postings near the stations where postings are searched', () => {
    const osaka = { id: 27, code: '270008', collection: 'jobs' } as const;
    expect(decodeURI(selectStationAddress(osaka, [1]))).toBe(
      '/railway_search/27/select_station?railway_line_ids[]=1&collection=jobs',
    );
    expect(decodeURI(resultsNearAddress(osaka, { station_ids: [4], walk_minutes: 10 }))).toBe(
      '/job?area=270008&station_ids[]=4&walk_minutes=10',
    );
  });

  it('is written so that it is read again', () => {
    expect(selectRailwayAddress({ id: 27 })).toBe('/railway_search/27/select_railway');
    expect(selectStationAddress({ id: 27 }, [1, 2])).toBe(
      '/railway_search/27/select_station?railway_line_ids%5B%5D=1&railway_line_ids%5B%5D=2',
    );
    expect(resultsNearAddress({ code: '270008' }, { station_ids: [4, 5], walk_minutes: 10 })).toBe(
      '/f?area=270008&station_ids%5B%5D=4&station_ids%5B%5D=5&walk_minutes=10',
    );
  });
});
