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
    const { municipalities, stations } = placesOn({ ...tokyo, zoom: 12 }, places, places);
    expect(stations).toEqual([
      { name: '新宿', latitude: 35.69, longitude: 139.7 },
      { name: '東京', latitude: 35.681, longitude: 139.767 },
    ]);
    expect(municipalities.map(({ municipality_name }) => municipality_name)).toEqual(['新宿', '東京']);
  });

  it('have no stations from afar', () => {
    expect(placesOn({ ...tokyo, zoom: 10.9 }, places, places).stations).toEqual([]);
  });

  it('are as many as a screen holds, and none where the box is upside down', () => {
    const many = Array.from({ length: 400 }, () => ({ ...places[0], weight: 1 }) as (typeof places)[0]);
    expect(placesOn({ ...tokyo, zoom: 12 }, [], many).stations).toHaveLength(150);
    expect(placesOn({ ...tokyo, south: 36, zoom: 12 }, places, places).stations).toEqual([]);
  });
});
