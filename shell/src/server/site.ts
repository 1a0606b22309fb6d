import type { Site } from '@enerabi/shared/kernel';
import type { Configuration } from '@enerabi/shared/server/configuration';

/** The part of the configuration that pages may know; links that are not configured stay absent (R1.6). */
export function siteOf(configuration: Configuration): Site {
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
  const { COLUMNS, RANKING_CLAIM, RANKING_SOURCE, MAP_TILES, MAP_CREDIT, MAP_CREDIT_LINK } = configuration;
  return {
    name: configuration.SITE_NAME,
    origin: configuration.PUBLIC_ORIGIN,
    links: Object.fromEntries(configured),
    ...(COLUMNS && COLUMNS.length > 0 && { columns: COLUMNS }),
    ...(RANKING_CLAIM && RANKING_SOURCE && { ranking: { claim: RANKING_CLAIM, source: RANKING_SOURCE } }),
    ...(MAP_TILES &&
      MAP_CREDIT && {
        map: { tiles: MAP_TILES, credit: MAP_CREDIT, ...(MAP_CREDIT_LINK && { link: MAP_CREDIT_LINK }) },
      }),
  };
}
