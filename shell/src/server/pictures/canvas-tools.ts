import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { GlobalFonts, type Image, loadImage } from '@napi-rs/canvas';

const require = createRequire(import.meta.url);
const publicFolder = new URL('../../../public/', import.meta.url);

/** A rounded font in the site's style; the second font has the old characters that the first lacks (𠮷). */
const fonts = {
  'Zen Maru Gothic Picture': '@expo-google-fonts/zen-maru-gothic/700Bold/ZenMaruGothic_700Bold.ttf',
  'Noto Sans JP Picture': '@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf',
};

/** Call it once per thread, before anything is drawn. */
export function loadFonts(): void {
  for (const [name, file] of Object.entries(fonts))
    GlobalFonts.register(readFileSync(require.resolve(file)), name);
}

export const fontOf = (size: number): string =>
  `${size}px ${Object.keys(fonts)
    .map((name) => `"${name}"`)
    .join(', ')}`;

const drawings = new Map<string, Promise<Image>>();

/**
 * Loads a drawing of the site at the size at which it is shown, since scaling it afterwards would blur it.
 * @param path of the site, such as `/brand.svg`
 */
export function drawing(path: string, width: number, height: number): Promise<Image> {
  const key = `${path} ${width}x${height}`;
  const known = drawings.get(key);
  if (known) return known;
  const svg = readFileSync(fileURLToPath(new URL(`.${path}`, publicFolder)), 'utf8');
  const sized = svg.replace('<svg ', `<svg width="${width}" height="${height}" `);
  const image = loadImage(Buffer.from(sized));
  drawings.set(key, image);
  return image;
}
