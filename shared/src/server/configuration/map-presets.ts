/** Tiles, their credit, and the page that the credit leads to. */
interface MapPreset {
  MAP_TILES: string;
  MAP_CREDIT: string;
  MAP_CREDIT_LINK: string;
}

/** Maps that one word configures. */
export const mapPresets: Readonly<Record<string, MapPreset>> = {
  /** 地理院タイル, 淡色地図: free with this credit and link (国土地理院コンテンツ利用規約). */
  gsi: {
    MAP_TILES: 'https://cyberjapandata.gsi.go.jp/xyz/pale/{z}/{x}/{y}.png',
    MAP_CREDIT: '地理院タイル（国土地理院）',
    MAP_CREDIT_LINK: 'https://maps.gsi.go.jp/development/ichiran.html',
  },
};

/** Credit of a file of vector tiles, which are made of OpenStreetMap (ODbL 1.0, section 4.3). */
const fileCredit = {
  MAP_CREDIT: '© OpenStreetMap contributors',
  MAP_CREDIT_LINK: 'https://www.openstreetmap.org/copyright',
};

/** Whether the setting names a file on this machine rather than an address. */
export const isTileFile = (value: unknown): boolean =>
  typeof value === 'string' && value.endsWith('.pmtiles') && !/^https?:/.test(value);

/** Values that one setting brings with it; undefined if it brings none. @param value of `MAP_TILES` */
export const mapDefaultsOf = (value: unknown): Partial<MapPreset> | undefined =>
  mapPresetOf(value) ?? (isTileFile(value) ? fileCredit : undefined);

export const mapPresetOf = (name: unknown): MapPreset | undefined =>
  typeof name === 'string' && Object.hasOwn(mapPresets, name) ? mapPresets[name] : undefined;
