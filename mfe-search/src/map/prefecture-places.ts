import { type Prefecture, prefectures } from '@enerabi/shared/kernel';
import { boxAroundAll, boxOfView, type MapView, usualSize, viewAround } from './view/map-view.ts';

/** Seats of the prefectural governments, in the order of the prefectures' codes: latitude and longitude, to 1 km. */
const rows =
  '43.06,141.35;40.83,140.74;39.7,141.15;38.27,140.87;39.72,140.1;38.24,140.36;37.75,140.47;' +
  '36.34,140.45;36.57,139.88;36.39,139.06;35.86,139.65;35.6,140.12;35.69,139.69;35.45,139.64;' +
  '37.9,139.02;36.7,137.21;36.59,136.63;36.06,136.22;35.66,138.57;36.65,138.18;35.39,136.72;' +
  '34.98,138.38;35.18,136.91;34.73,136.51;35.01,135.87;35.02,135.76;34.69,135.52;34.69,135.18;' +
  '34.69,135.83;34.23,135.17;35.5,134.24;35.47,133.05;34.66,133.94;34.4,132.46;34.19,131.47;' +
  '34.07,134.56;34.34,134.04;33.84,132.76;33.56,133.53;33.61,130.42;33.25,130.3;32.74,129.87;' +
  '32.79,130.74;33.24,131.61;31.91,131.42;31.56,130.56;26.21,127.68';

interface PrefecturePlace {
  prefecture: Prefecture;
  lat: number;
  lng: number;
}

export const prefecturePlaces: readonly PrefecturePlace[] = rows.split(';').flatMap((row, at) => {
  const [lat, lng] = row.split(',').map(Number);
  const prefecture = prefectures[at];
  return prefecture && lat && lng ? { prefecture, lat, lng } : [];
});

/** Hokkaido is ten times as wide as other prefectures. */
const zoomOf = ({ id }: Prefecture): number => (id === 1 ? 6.6 : 9);

/** A view around the seat of the prefectural government, where most of the people live. */
function viewOfPrefecture(code: string): MapView | undefined {
  const place = prefecturePlaces.find(({ prefecture }) => prefecture.code === code);
  return place && { lat: place.lat, lng: place.lng, zoom: zoomOf(place.prefecture) };
}

/** A view of the prefecture, or around several of them; undefined for none. */
export function viewOfPrefectures(codes: readonly string[]): MapView | undefined {
  const views = codes.map(viewOfPrefecture).filter((view) => view !== undefined);
  if (views.length < 2) return views[0];
  const around = boxAroundAll(views.map((view) => boxOfView(view, usualSize)));
  return around && viewAround(around, usualSize);
}
