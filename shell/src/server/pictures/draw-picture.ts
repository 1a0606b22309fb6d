import { pictureSize } from '@enerabi/shared/pictures';
import * as colors from '@enerabi/shared/tokens/colors';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { drawnName } from '../../brand.copy.ts';
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
  const context = canvas.getContext('2d');
  context.textBaseline = 'alphabetic';
  context.fillStyle = colors.ground;
  context.fillRect(0, 0, width, height);
  await drawScene(context, picture);
  await drawSign(context, siteName);
  if (picture.kind === 'facility') drawFacility(context, picture);
  else drawHeadline(context, picture);
  return canvas.encode('png');
}

const measured = (context: SKRSContext2D) => (text: string, size: number) => {
  context.font = fontOf(size);
  return context.measureText(text).width;
};

/** Draws the scene on the right, behind a soft edge: the facility's own drawing, otherwise the site's. */
async function drawScene(context: SKRSContext2D, picture: Picture): Promise<void> {
  const scene = { left: 660, width: width - 660 };
  context.save();
  context.beginPath();
  context.moveTo(width, 0);
  context.lineTo(748, 0);
  context.bezierCurveTo(640, 190, 690, 440, 760, height);
  context.lineTo(width, height);
  context.closePath();
  context.clip();
  if (picture.kind === 'facility') {
    // The drawing of 320 × 200 gets the height of the picture and is cut at its sides: the building is in the middle.
    const drawn = { width: (height / 200) * 320, height };
    const image = await drawing(picture.drawing, drawn.width, drawn.height);
    context.drawImage(image, scene.left + (scene.width - drawn.width) / 2 + 24, 0);
  } else {
    context.fillStyle = colors.accentSoft;
    context.fillRect(scene.left, 0, scene.width, height);
    const image = await drawing('/illustrations/hero.svg', 1031, height);
    context.drawImage(image, scene.left - 250, 0);
  }
  context.restore();
}

async function drawSign(context: SKRSContext2D, siteName: string): Promise<void> {
  if (siteName === drawnName) {
    context.drawImage(await drawing('/brand.svg', 248, 60), column.left, 52);
    return;
  }
  context.drawImage(await drawing('/logo.svg', 56, 56), column.left, 54);
  const name = fitText(
    siteName,
    { width: column.width - 76, lines: 1, sizes: [34, 30, 26] },
    measured(context),
  );
  drawLines(context, name, { left: column.left + 72, baseline: 94, color: colors.action });
}

interface Standing {
  left: number;
  /** Baseline of the first line. */
  baseline: number;
  color: string;
}

const leading = 1.28;

function drawLines(
  context: SKRSContext2D,
  { size, lines }: FittedText,
  { left, baseline, color }: Standing,
): void {
  context.font = fontOf(size);
  context.fillStyle = color;
  for (const [at, line] of lines.entries()) context.fillText(line, left, baseline + at * size * leading);
}

/** Draws type, name and place below each other, centred in the space beside the logo. */
function drawFacility(
  context: SKRSContext2D,
  { name, type, place, stations }: Extract<Picture, { kind: 'facility' }>,
) {
  const fit = (text: string, room: Omit<Room, 'width'>, less = 0) =>
    fitText(text, { ...room, width: column.width - less }, measured(context));
  const title = fit(name, { lines: 3, sizes: [72, 64, 56, 50, 44, 38] });
  const fact = (text: string) => fit(text, { lines: 1, sizes: [32, 28, 25] }, 48);
  const fitting = stations.map(fact);
  const station = fitting.find(({ lines }) => !lines[0]?.endsWith('…')) ?? fitting.at(-1);
  const facts = [fact(place), ...(station ? [station] : [])];
  const chip = fit(type, { lines: 1, sizes: [28, 25, 22] }, 48);
  const titleHeight = title.lines.length * title.size * leading;
  const block = 56 + 24 + titleHeight + 20 + facts.length * 52;
  let top = 132 + Math.max(0, (height - 60 - 132 - block) / 2);
  drawChip(context, chip, top);
  top += 56 + 24;
  drawLines(context, title, { left: column.left, baseline: top + title.size, color: colors.text });
  top += titleHeight + 20;
  for (const [at, result] of facts.entries()) {
    drawSignOf(context, at === 0 ? 'place' : 'station', top + at * 52);
    drawLines(context, result, {
      left: column.left + 48,
      baseline: top + at * 52 + 31,
      color: colors.textMuted,
    });
  }
}

function drawChip(context: SKRSContext2D, type: FittedText, top: number): void {
  const wide = Math.max(...type.lines.map((line) => measured(context)(line, type.size)), 0);
  context.fillStyle = colors.actionSoft;
  context.beginPath();
  context.roundRect(column.left, top, wide + 48, 54, 27);
  context.fill();
  drawLines(context, type, {
    left: column.left + 24,
    baseline: top + 27 + type.size * 0.36,
    color: colors.action,
  });
}

/** Draws a pin or a train; the text beside it says the same. */
function drawSignOf(context: SKRSContext2D, sign: 'place' | 'station', top: number): void {
  context.save();
  context.translate(column.left, top + 3);
  context.fillStyle = colors.accent;
  context.beginPath();
  if (sign === 'place') {
    context.arc(17, 14, 13, Math.PI * 0.85, Math.PI * 2.15);
    context.lineTo(17, 35);
  } else context.roundRect(4, 2, 26, 27, 7);
  context.closePath();
  context.fill();
  context.fillStyle = colors.ground;
  context.beginPath();
  if (sign === 'place') context.arc(17, 14, 5, 0, Math.PI * 2);
  else context.roundRect(9, 8, 16, 9, 2);
  context.fill();
  if (sign === 'station') {
    context.strokeStyle = colors.accent;
    context.lineWidth = 4;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(9, 29);
    context.lineTo(5, 34);
    context.moveTo(25, 29);
    context.lineTo(29, 34);
    context.stroke();
  }
  context.restore();
}

/** Draws the site's own pictures: two short lines, and what visitors find on the site. */
function drawHeadline(context: SKRSContext2D, picture: Exclude<Picture, { kind: 'facility' }>): void {
  const [headline, lead] =
    picture.kind === 'area' ? [copy.area(picture.name), copy.areaLead] : [copy.site, copy.siteLead];
  const measure = measured(context);
  const widest = (size: number) => Math.max(...headline.map((line) => measure(line, size)));
  const size = [76, 70, 64, 58].find((tried) => widest(tried) <= column.width) ?? 52;
  drawLines(
    context,
    { size, lines: [...headline] },
    { left: column.left, baseline: 310, color: colors.text },
  );
  const below = fitText(lead, { width: column.width, lines: 2, sizes: [30, 27] }, measure);
  drawLines(context, below, {
    left: column.left,
    baseline: 310 + size * leading + 84,
    color: colors.textMuted,
  });
}
