import type { SearchSuggestions } from '@enerabi/shared/contract';
import { prefectureByCode } from '@enerabi/shared/kernel';
import { addressOf, nothing } from '../criteria/facility-criteria.ts';
import { copy } from './suggestions.copy.ts';

export interface SuggestedLink {
  name: string;
  /** A few words that distinguish it from others with the same name. */
  note: string;
  to: string;
}

export interface SuggestedGroup {
  title: string;
  links: SuggestedLink[];
}

const prefectureName = (code: string): string => prefectureByCode(code)?.name ?? '';

/** Links to lists of places and to facilities that match the text. Empty groups are left out. */
export function suggestedGroups({
  municipalities,
  stations,
  facilities,
}: SearchSuggestions): SuggestedGroup[] {
  return [
    {
      title: copy.municipalities,
      links: municipalities.map(({ municipality_code, municipality_name, prefecture_code, facilities }) => ({
        name: copy.municipality(municipality_name, prefectureName(prefecture_code)),
        note: copy.count(facilities),
        to: addressOf({ ...nothing, area: prefecture_code, municipalities: [municipality_code] }),
      })),
    },
    {
      title: copy.stations,
      links: stations.map(({ station_ids, name, lines, prefecture_code }) => ({
        name: copy.station(name),
        note: `${prefectureName(prefecture_code)}・${lines.slice(0, mostLines).join('・')}`,
        to: addressOf({ ...nothing, area: prefecture_code, station_ids }),
      })),
    },
    {
      title: copy.facilities,
      links: facilities.map(({ path_name, name, municipality_name }) => ({
        name,
        note: municipality_name,
        to: `/f/${path_name}`,
      })),
    },
  ].filter(({ links }) => links.length > 0);
}

const mostLines = 2;
