/** The map's colours, from the site's tokens where they exist. */
export interface MapColors {
  sea: string;
  land: string;
  coast: string;
  border: string;
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
    coast: '#9aa7a3',
    border: '#c3b59c',
    label: token('text-muted'),
    halo: token('surface'),
    cluster: token('action'),
    onMark: token('on-action'),
    focus: token('accent-text'),
    font: style.fontFamily,
  };
}
