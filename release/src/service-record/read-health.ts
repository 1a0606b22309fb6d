import { parseObject } from '../document/index.ts';
import type { HealthReport } from '../registry/log/log-entry.schemas.ts';
import type { ReleaseStore } from '../store/index.ts';
import { serviceFile } from './service-record.schemas.ts';
import { judgementOf, merged } from './service-record.ts';

/**
 * Reads the findings of all shell servers about these releases. A file that cannot be read is ignored, so that no
 * rollback waits for it.
 * @returns one report for each release with findings
 */
export async function readHealth(
  store: ReleaseStore,
  environment: string,
  releases: readonly string[],
): Promise<HealthReport[]> {
  const files = await store.readServiceFiles(environment).catch(() => []);
  const records = files.flatMap((text) => serviceFile.safeParse(parseObject(text)).data ?? []);
  return [...new Set(releases)].flatMap((release) => {
    const own = records.map((file) => file.releases[release]).filter((record) => record !== undefined);
    const record = merged(own);
    const judgement = judgementOf(record);
    const { pages, faults } = record;
    return judgement ? [{ release, ...judgement, pages, faults }] : [];
  });
}
