import type { FacilityDetail } from '../contract/index.ts';
import { facilityTypeName } from '../ui/facility/facility.copy.ts';
import { facilityPlaceholder } from '../ui/facility/facility-placeholder.ts';
import { stationText } from '../ui/wording/distance.ts';

/** In pixels, as the services that show shared pages require (Open Graph, X's large summary card). */
export const pictureSize = { width: 1200, height: 630 } as const;

/** For every page without a picture of its own. */
export const sitePicture = '/pictures/site.png';

/** @param slug of a prefecture, as in the address of its page */
export const areaPicture = (slug: string): string => `/pictures/area/${slug}.png`;

type Pictured = Pick<
  FacilityDetail,
  | 'path_name'
  | 'name'
  | 'facility_type'
  | 'facility_type_text'
  | 'prefecture_code'
  | 'municipality_name'
  | 'stations'
>;

/** Content of a facility's picture. */
export interface FacilityPictureText {
  name: string;
  type: string;
  /** The prefecture's code, since pages have no other table of the names than the kernel's. */
  prefecture_code: string;
  municipality_name: string;
  /** Texts of the nearest station in several lengths, the longest first; empty if none is known. */
  stations: string[];
  /** Address of the illustration on the facility's page. */
  drawing: string;
}

export function facilityPictureText(facility: Pictured): FacilityPictureText {
  const [station] = facility.stations;
  return {
    name: facility.name,
    type: facilityTypeName(facility),
    prefecture_code: facility.prefecture_code,
    municipality_name: facility.municipality_name,
    stations: station ? [stationText(station), stationText({ ...station, line: null })] : [],
    drawing: facilityPlaceholder(facility.path_name),
  };
}

/**
 * The address of a facility's picture. It contains a hash of the content, so the picture can be cached for a year.
 * @returns a path of the site, such as `/pictures/f/hanaoka.1x2y3z.png`
 */
export const facilityPicture = (facility: Pictured): string =>
  `/pictures/f/${facility.path_name}.${versionOf(facilityPictureText(facility))}.png`;

/** FNV-1a: the hash only has to change with the content. */
export function versionOf(text: FacilityPictureText): string {
  let hash = 0x811c9dc5;
  for (const char of JSON.stringify(text))
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}
