import type { ReleaseDocument, TrustedKeys } from '@enerabi/release/document';
import { type Preview, readPreview } from '@enerabi/release/preview';
import { parse, serialize } from 'hono/utils/cookie';

const nameOf = (isHttps: boolean): string => (isHttps ? '__Host-preview' : 'preview');

interface PreviewSettings {
  keys: TrustedKeys;
  environment: string;
  isHttps: boolean;
  now: () => number;
}

/** Previews: releases that one browser gets instead of the live ones, by a signed link. */
export class Previews {
  readonly #settings: PreviewSettings;

  constructor(settings: PreviewSettings) {
    this.#settings = settings;
  }

  /** The preview of a link; undefined if it has expired or nobody of this site signed it. */
  read(text: string): Preview | undefined {
    const { now, ...expected } = this.#settings;
    return readPreview(text, { ...expected, now: now() });
  }

  /** The preview of a browser. */
  of(cookieHeader: string | null): Preview | undefined {
    const name = nameOf(this.#settings.isHttps);
    if (!cookieHeader?.includes(name)) return undefined;
    const text = parse(cookieHeader)[name];
    return text === undefined ? undefined : this.read(text);
  }

  /** The `Set-Cookie` line that begins a preview, or with null ends it. */
  cookie(text: string | null, preview?: Preview): string {
    const { isHttps, now } = this.#settings;
    const maxAge = preview ? Math.floor((Date.parse(preview.expiresAt) - now()) / 1_000) : 0;
    return serialize(nameOf(isHttps), text ?? '', {
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      secure: isHttps,
      maxAge,
    });
  }
}

/** The apps of a preview whose release is still being rolled out; a release that was taken back is shown to nobody. */
export const previewedApps = ({ apps }: ReleaseDocument, preview: Preview): string[] =>
  Object.entries(preview.apps)
    .filter(([app, release]) => apps[app]?.rollout?.candidate === release)
    .map(([app]) => app);
