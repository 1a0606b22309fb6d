import { beforeAll, describe, expect, it } from '@jest/globals';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { pngSize } from '../../testing/png-size.ts';
import { fontOf, loadFonts } from './canvas-tools.ts';
import { drawPicture } from './draw-picture.ts';
import type { Picture } from './picture.ts';

beforeAll(loadFonts);

const facility = (known: Partial<Extract<Picture, { kind: 'facility' }>> = {}): Picture => ({
  kind: 'facility',
  name: 'ひまわり保育園',
  type: '認可保育所',
  place: '山口県下松市',
  stations: ['岩徳線 周防花岡駅 徒歩8分', '周防花岡駅 徒歩8分'],
  drawing: '/illustrations/facility-1.svg',
  ...known,
});
const site = { siteName: 'えんえらび' };

/** Whether the strip between text and drawing is plain background, so that no text runs into the drawing. */
async function staysInItsColumn(png: Buffer): Promise<boolean> {
  const canvas = createCanvas(1200, 630);
  const context = canvas.getContext('2d');
  context.drawImage(await loadImage(png), 0, 0);
  const strip = context.getImageData(656, 0, 24, 630).data;
  return strip.every((value, at) => value === [251, 247, 239, 255][at % 4]);
}

describe('a picture', () => {
  it.each<[string, Picture]>([
    ['a facility', facility()],
    [
      'a long name',
      facility({ name: '学校法人髙﨑学園 幼保連携型認定こども園 𠮷田ひまわりの森（第二分園）'.repeat(3) }),
    ],
    [
      'a name that is one word',
      facility({ name: 'a'.repeat(200), place: 'b'.repeat(80), stations: ['c'.repeat(90)] }),
    ],
    ['a name of one sign', facility({ name: '園', stations: [] })],
    ['a prefecture', { kind: 'area', name: '神奈川県' }],
    ['the site', { kind: 'site' }],
  ])('of %s is 1200 × 630, and its words stay beside the drawing', async (_, picture) => {
    const png = await drawPicture(picture, site);
    expect(pngSize(png)).toEqual({ width: 1200, height: 630 });
    expect(await staysInItsColumn(png)).toBe(true);
  });

  it('carries another name of the site, too', async () => {
    const named = await drawPicture({ kind: 'site' }, { siteName: 'ほいくさがし' });
    expect(named.equals(await drawPicture({ kind: 'site' }, site))).toBe(false);
    expect(await staysInItsColumn(named)).toBe(true);
  });

  it('is the same each time, so that its address can contain its hash', async () => {
    expect((await drawPicture(facility(), site)).equals(await drawPicture(facility(), site))).toBe(true);
  });
});

describe('the fonts', () => {
  it.each([...'保ひカー髙﨑𠮷神々〇①Ａa1'])('have %s', (sign) => {
    const shapeOf = (text: string) => {
      const canvas = createCanvas(80, 80);
      const context = canvas.getContext('2d');
      context.font = fontOf(60);
      context.fillText(text, 4, 64);
      return Buffer.from(context.getImageData(0, 0, 80, 80).data.buffer).toString('base64');
    };
    // For a private-use character, a font draws its sign for a missing character.
    expect(shapeOf(sign)).not.toBe(shapeOf('\u{10FFFD}'));
    expect(shapeOf(sign)).not.toBe(shapeOf(' '));
  });
});
