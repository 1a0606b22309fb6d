import { type Prefecture, prefectures } from '@enerabi/shared/kernel';
import { boxAroundAll, boxOfView, type MapView, usualSize, viewAround } from './view/map-view.ts';

/** Seats of the prefectural governments, in the order of the prefectures' codes: latitude and longitude. */
const rows =
  '43.064,141.348;40.825,140.741;39.704,141.153;38.269,140.872;39.719,140.102;38.240,140.364;' +
  '37.750,140.468;36.342,140.447;36.566,139.884;36.391,139.060;35.857,139.649;35.605,140.123;' +
  '35.690,139.692;35.448,139.643;37.902,139.023;36.695,137.211;36.595,136.626;36.065,136.222;' +
  '35.664,138.568;36.651,138.181;35.391,136.722;34.977,138.383;35.180,136.907;34.730,136.509;' +
  '35.005,135.869;35.021,135.756;34.686,135.520;34.691,135.183;34.685,135.833;34.226,135.168;' +
  '35.504,134.238;35.472,133.050;34.662,133.935;34.397,132.460;34.186,131.470;34.066,134.559;' +
  '34.340,134.043;33.842,132.765;33.560,133.531;33.607,130.418;33.249,130.299;32.745,129.874;' +
  '32.790,130.742;33.238,131.613;31.911,131.424;31.560,130.558;26.212,127.681';

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
