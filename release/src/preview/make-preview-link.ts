import type { Registry } from '../registry/index.ts';
import { type Preview, signPreview } from './preview-link.ts';

export interface PreviewLink extends Omit<Preview, 'environment'> {
  /** The address that begins the preview in a browser. */
  link: string;
}

/** Hours that a link is valid without a wish, and at most. */
export const previewHours = { usual: 24, most: 720 };

/**
 * Makes the signed link of a preview.
 * @param origin of the site as visitors see it
 */
export function makePreviewLink(
  { environment, keys }: Registry,
  origin: string,
  { apps, local, hours, now }: Pick<Preview, 'apps' | 'local'> & { hours: number; now: Date },
): PreviewLink {
  const expiresAt = new Date(now.getTime() + hours * 3_600_000).toISOString();
  const preview = { apps, ...(local && { local }), expiresAt };
  const text = signPreview({ environment, ...preview }, keys.signing);
  return { link: new URL(`/preview/${text}`, origin).href, ...preview };
}
