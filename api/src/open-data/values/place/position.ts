import { compact } from '../notation.ts';
import { type Reading, read, repaired, unread } from '../reading.ts';

/** Degrees, WGS 84. */
export interface Position {
  latitude: number;
  longitude: number;
}

const decimalDegrees = /^[NE北緯東経]*([-+]?\d{1,3}(?:\.\d+)?)°?[NE]?$/i;
const sexagesimal = /^[NE北緯東経]*(\d{1,3})[°度](\d{1,2})[′'分](\d{1,2}(?:\.\d+)?)(?:′′|''|"|秒)?[NE]?$/i;

function degrees(text: string): number | null {
  const plain = compact(text).replace(/[’´]/g, "'").replace(/[”“]/g, '"');
  const decimal = decimalDegrees.exec(plain);
  if (decimal) return Number(decimal[1]);
  const parts = sexagesimal.exec(plain);
  if (!parts) return null;
  return Math.round((Number(parts[1]) + Number(parts[2]) / 60 + Number(parts[3]) / 3600) * 1e7) / 1e7;
}

/** Japan with every island: Okinotorishima to Benten-jima, Yonaguni to Minamitorishima. */
const isInJapan = ({ latitude, longitude }: Position): boolean =>
  latitude >= 20 && latitude <= 46 && longitude >= 122 && longitude <= 154;

/** A position from its two cells. 0,0 and places outside Japan are no position; swapped cells are corrected. */
export function readPosition(latitudeText: string, longitudeText: string): Reading<Position> {
  if (latitudeText === '' || longitudeText === '')
    return unread(`${latitudeText === '' ? 'latitude' : 'longitude'} is missing; no position taken`);
  const latitude = degrees(latitudeText);
  const longitude = degrees(longitudeText);
  if (latitude === null || longitude === null) return unread('not degrees; no position taken');
  if (latitude === 0 && longitude === 0) return unread('0,0 is no position in Japan; no position taken');
  const position = { latitude, longitude };
  if (isInJapan(position)) return read(position);
  const swapped = { latitude: longitude, longitude: latitude };
  return isInJapan(swapped)
    ? repaired(swapped, 'latitude and longitude were swapped; put right')
    : unread('outside Japan; no position taken');
}

/** A position in one cell: `34.3, 134.0`, with a comma, a space or a semicolon between. */
export function readPositionPair(text: string): Reading<Position> {
  const parts = text
    .normalize('NFKC')
    .trim()
    .split(/\s*[,;、]\s*|\s+/);
  const [latitude = '', longitude = ''] = parts;
  return parts.length === 2
    ? readPosition(latitude, longitude)
    : unread('not "latitude,longitude"; no position taken');
}
