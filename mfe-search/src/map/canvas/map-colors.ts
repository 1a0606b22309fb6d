import { lineColors } from '../outline/line-colors.ts';

/** The map's colours, from the site's tokens where they exist. */
export interface MapColors {
  sea: string;
  land: string;
  coast: string;
  border: string;
  railway: string;
  railwayName: string;
  green: string;
  building: string;
  road: string;
  roadEdge: string;
  /** The visitor's own position. */
  position: string;
  label: string;
  halo: string;
  cluster: string;
  onMark: string;
  focus: string;
  /** Font families for text on a canvas. */
  font: string;
}

/** @param element whose tokens are read */
export function mapColors(element: Element): MapColors {
  const style = getComputedStyle(element);
  const token = (name: string): string => style.getPropertyValue(`--color-${name}`).trim();
  return {
    sea: token('water'),
    land: token('ground'),
    ...lineColors,
    railwayName: '#5d6070',
    green: '#dcebd2',
    building: '#efe6d8',
    road: '#ffffff',
    roadEdge: '#e0d6c6',
    position: '#1a66d6',
    label: token('text-muted'),
    halo: token('surface'),
    cluster: token('action'),
    onMark: token('on-action'),
    focus: token('accent-text'),
    font: style.fontFamily,
  };
}
