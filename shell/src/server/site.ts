import type { Site } from '@enerabi/shared/kernel';
import { type Configuration, isTileFile } from '@enerabi/shared/server/configuration';
import type { MapTiles } from './map-tiles/map-tiles.ts';

type VectorTiles = Pick<MapTiles, 'address' | 'maxZoom'>;

/**
 * The part of the configuration that pages may know; links that are not configured stay absent (R1.6).
 * @param mapTiles vector tiles that this server has
 */
export function siteOf(configuration: Configuration, mapTiles?: VectorTiles): Site {
  const links: Record<keyof Site['links'], string | undefined> = {
    staff: configuration.LINK_STAFF,
    column: configuration.LINK_COLUMN,
    company: configuration.LINK_COMPANY,
    faq: configuration.LINK_FAQ,
    privacy: configuration.LINK_PRIVACY,
    inquiryVisitor: configuration.LINK_INQUIRY_VISITOR,
    inquiryFacility: configuration.LINK_INQUIRY_FACILITY,
  };
  const configured = Object.entries(links).filter(([, address]) => address);
  const { COLUMNS, RANKING_CLAIM, RANKING_SOURCE } = configuration;
  return {
    name: configuration.SITE_NAME,
    origin: configuration.PUBLIC_ORIGIN,
    links: Object.fromEntries(configured),
    ...(COLUMNS && COLUMNS.length > 0 && { columns: COLUMNS }),
    ...(RANKING_CLAIM && RANKING_SOURCE && { ranking: { claim: RANKING_CLAIM, source: RANKING_SOURCE } }),
    ...mapOf(configuration, mapTiles),
  };
}

function mapOf(
  { MAP_TILES, MAP_CREDIT, MAP_CREDIT_LINK }: Configuration,
  mapTiles: VectorTiles | undefined,
): Pick<Site, 'map' | 'vectorMap'> {
  const tiles = mapTiles?.address ?? MAP_TILES;
  // A program that serves no tiles, such as the one that tries a release, leaves a file out.
  if (!tiles || !MAP_CREDIT || isTileFile(tiles)) return {};
  const map = { tiles, credit: MAP_CREDIT, ...(MAP_CREDIT_LINK && { link: MAP_CREDIT_LINK }) };
  return mapTiles ? { vectorMap: { ...map, maxZoom: mapTiles.maxZoom } } : { map };
}
