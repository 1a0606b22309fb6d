import type { VerifiedRelease } from '@enerabi/release/reader';

const scriptOf = /(?:href|src)="\/builds\/r\/([\w-]+)\/(r_\w+)\/([^"]+\.mjs)"/g;

/**
 * Weighs the scripts that a document names, as they are sent: a browser loads them to bring the page to life.
 * @returns bytes, gzip
 */
export async function firstPageBytes(
  html: Uint8Array,
  integrityOf: (app: string, release: string) => Promise<Pick<VerifiedRelease, 'integrity'>>,
): Promise<number> {
  const named = [...Buffer.from(html).toString().matchAll(scriptOf)].map(
    ([, app = '', release = '', file = '']) => [app, release, file].join(' '),
  );
  const sizes = [...new Set(named)].map(async (script) => {
    const [app = '', release = '', file = ''] = script.split(' ');
    const { integrity } = await integrityOf(app, release);
    const listed = integrity.files[file];
    return listed?.encodings?.gzip?.size ?? listed?.size ?? 0;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
