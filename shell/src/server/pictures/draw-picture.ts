import { pictureSize } from '@enerabi/shared/pictures';
import * as colors from '@enerabi/shared/tokens/colors';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { drawing, fontOf } from './canvas-tools.ts';
import { type FittedText, fitText, type Room } from './fit-text.ts';
import { copy } from './picture.copy.ts';
import type { Picture } from './picture.ts';

const { width, height } = pictureSize;
const column = { left: 72, width: 580 };

export interface DrawnSite {
  siteName: string;
}

/** @returns a PNG of 1200 × 630 pixels */
export async function drawPicture(picture: Picture, { siteName }: DrawnSite): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = colors.ground;
  pen.fillRect(0, 0, width, height);
  await drawScene(pen, picture);
  await drawSign(pen, siteName);
  if (picture.kind === 'facility') drawFacility(pen, picture);
  else drawHeadline(pen, picture);
  return canvas.encode('png');
}

const measured = (pen: SKRSContext2D) => (text: string, size: number) => {
  pen.font = fontOf(size);
  return pen.measureText(text).width;
};

/** The drawing at the right, behind a soft edge: the facility's own, else the site's. */
async function drawScene(pen: SKRSContext2D, picture: Picture): Promise<void> {
  const scene = { left: 660, width: width - 660 };
  pen.save();
  pen.beginPath();
  pen.moveTo(width, 0);
  pen.lineTo(748, 0);
  pen.bezierCurveTo(640, 190, 690, 440, 760, height);
  pen.lineTo(width, height);
  pen.closePath();
  pen.clip();
  if (picture.kind === 'facility') {
    // 320 × 200, as high as the picture and cut at its sides: the building stands in the middle.
    const drawn = { width: (height / 200) * 320, height };
    const image = await drawing(picture.drawing, drawn.width, drawn.height);
    pen.drawImage(image, scene.left + (scene.width - drawn.width) / 2 + 24, 0);
  } else {
    pen.fillStyle = colors.accentSoft;
    pen.fillRect(scene.left, 0, scene.width, height);
    const image = await drawing('/illustrations/hero.svg', 1031, height);
    pen.drawImage(image, scene.left - 250, 0);
  }
  pen.restore();
}

/** The name that the lettering of brand.svg spells; another one stands as text beside the mark. */
const drawnName = 'えんえらび';

async function drawSign(pen: SKRSContext2D, siteName: string): Promise<void> {
  if (siteName === drawnName) {
    pen.drawImage(await drawing('/brand.svg', 248, 60), column.left, 52);
    return;
  }
  pen.drawImage(await drawing('/logo.svg', 56, 56), column.left, 54);
  const name = fitText(siteName, { width: column.width - 76, lines: 1, sizes: [34, 30, 26] }, measured(pen));
  drawLines(pen, name, { left: column.left + 72, baseline: 94, color: colors.action });
}

interface Standing {
  left: number;
  /** Baseline of the first line. */
  baseline: number;
  color: string;
}

const leading = 1.28;

function drawLines(
  pen: SKRSContext2D,
  { size, lines }: FittedText,
  { left, baseline, color }: Standing,
): void {
  pen.font = fontOf(size);
  pen.fillStyle = color;
  for (const [at, line] of lines.entries()) pen.fillText(line, left, baseline + at * size * leading);
}

/** Type, name and place, each under the other, in the middle of what the sign leaves. */
function drawFacility(
  pen: SKRSContext2D,
  { name, type, place, stations }: Extract<Picture, { kind: 'facility' }>,
) {
  const fit = (text: string, room: Omit<Room, 'width'>, less = 0) =>
    fitText(text, { ...room, width: column.width - less }, measured(pen));
  const title = fit(name, { lines: 3, sizes: [72, 64, 56, 50, 44, 38] });
  const fact = (text: string) => fit(text, { lines: 1, sizes: [32, 28, 25] }, 48);
  const fitting = stations.map(fact);
  const station = fitting.find(({ lines }) => !lines[0]?.endsWith('…')) ?? fitting.at(-1);
  const facts = [fact(place), ...(station ? [station] : [])];
  const chip = fit(type, { lines: 1, sizes: [28, 25, 22] }, 48);
  const titleHeight = title.lines.length * title.size * leading;
  const block = 56 + 24 + titleHeight + 20 + facts.length * 52;
  let top = 132 + Math.max(0, (height - 60 - 132 - block) / 2);
  drawChip(pen, chip, top);
  top += 56 + 24;
  drawLines(pen, title, { left: column.left, baseline: top + title.size, color: colors.text });
  top += titleHeight + 20;
  for (const [at, result] of facts.entries()) {
    drawSignOf(pen, at === 0 ? 'place' : 'station', top + at * 52);
    drawLines(pen, result, { left: column.left + 48, baseline: top + at * 52 + 31, color: colors.textMuted });
  }
}

function drawChip(pen: SKRSContext2D, type: FittedText, top: number): void {
  const wide = Math.max(...type.lines.map((line) => measured(pen)(line, type.size)), 0);
  pen.fillStyle = colors.actionSoft;
  pen.beginPath();
  pen.roundRect(column.left, top, wide + 48, 54, 27);
  pen.fill();
  drawLines(pen, type, {
    left: column.left + 24,
    baseline: top + 27 + type.size * 0.36,
    color: colors.action,
  });
}

/** A pin, or a train: the words beside them say the same. */
function drawSignOf(pen: SKRSContext2D, sign: 'place' | 'station', top: number): void {
  pen.save();
  pen.translate(column.left, top + 3);
  pen.fillStyle = colors.accent;
  pen.beginPath();
  if (sign === 'place') {
    pen.arc(17, 14, 13, Math.PI * 0.85, Math.PI * 2.15);
    pen.lineTo(17, 35);
  } else pen.roundRect(4, 2, 26, 27, 7);
  pen.closePath();
  pen.fill();
  pen.fillStyle = colors.ground;
  pen.beginPath();
  if (sign === 'place') pen.arc(17, 14, 5, 0, Math.PI * 2);
  else pen.roundRect(9, 8, 16, 9, 2);
  pen.fill();
  if (sign === 'station') {
    pen.strokeStyle = colors.accent;
    pen.lineWidth = 4;
    pen.lineCap = 'round';
    pen.beginPath();
    pen.moveTo(9, 29);
    pen.lineTo(5, 34);
    pen.moveTo(25, 29);
    pen.lineTo(29, 34);
    pen.stroke();
  }
  pen.restore();
}

/** The site's own pictures: two short lines and what is to be found. */
function drawHeadline(pen: SKRSContext2D, picture: Exclude<Picture, { kind: 'facility' }>): void {
  const [headline, lead] =
    picture.kind === 'area' ? [copy.area(picture.name), copy.areaLead] : [copy.site, copy.siteLead];
  const measure = measured(pen);
  const widest = (size: number) => Math.max(...headline.map((line) => measure(line, size)));
  const size = [76, 70, 64, 58].find((tried) => widest(tried) <= column.width) ?? 52;
  drawLines(pen, { size, lines: [...headline] }, { left: column.left, baseline: 310, color: colors.text });
  const below = fitText(lead, { width: column.width, lines: 2, sizes: [30, 27] }, measure);
  drawLines(pen, below, { left: column.left, baseline: 310 + size * leading + 84, color: colors.textMuted });
}
