import { describe, expect, it } from '@jest/globals';
import { placesOn } from './map-place.rules.ts';

const tokyo = { south: 35.5, west: 139.5, north: 35.9, east: 140 };
const places = [
  { name: '新宿', latitude: 35.69, longitude: 139.7, weight: 9 },
  { name: '東京', latitude: 35.681, longitude: 139.767, weight: 8 },
  { name: '大阪', latitude: 34.702, longitude: 135.496, weight: 7 },
];

describe('names on a map', () => {
  it('are those in its box, heaviest first', () => {
    const { municipalities, stations } = placesOn({ ...tokyo, zoom: 12 }, places, places, []);
    expect(stations).toEqual([
      { name: '新宿', latitude: 35.69, longitude: 139.7 },
      { name: '東京', latitude: 35.681, longitude: 139.767 },
    ]);
    expect(municipalities.map(({ municipality_name }) => municipality_name)).toEqual(['新宿', '東京']);
  });

  it('have no stations from afar', () => {
    expect(placesOn({ ...tokyo, zoom: 10.9 }, places, places, []).stations).toEqual([]);
  });

  it('are as many as a screen holds, and none where the box is upside down', () => {
    const many = Array.from({ length: 400 }, () => ({ ...places[0], weight: 1 }) as (typeof places)[0]);
    expect(placesOn({ ...tokyo, zoom: 12 }, [], many, []).stations).toHaveLength(150);
    expect(placesOn({ ...tokyo, south: 36, zoom: 12 }, places, places, []).stations).toEqual([]);
  });

  it('have railways from the zoom of municipalities on, and not where a line is far away', () => {
    const railways = [
      {
        name: 'JR山手線',
        paths: [
          [
            [139.7, 35.69],
            [139.701, 35.658],
          ],
        ] as [number, number][][],
      },
    ];
    const lines = (query: Parameters<typeof placesOn>[0]) =>
      placesOn(query, [], [], railways).railways?.map(({ name }) => name);
    expect(lines({ ...tokyo, zoom: 12 })).toEqual(['JR山手線']);
    expect(lines({ ...tokyo, zoom: 7.9 })).toEqual([]);
    expect(lines({ ...tokyo, west: 130, zoom: 12 })).toEqual([]);
    expect(lines({ ...tokyo, south: 36, north: 35, zoom: 12 })).toEqual([]);
    expect(lines({ south: 34, west: 135, north: 35, east: 136, zoom: 12 })).toEqual([]);
  });
});
