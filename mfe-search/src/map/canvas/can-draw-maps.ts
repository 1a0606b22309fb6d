/** Whether this browser has WebGL, which MapLibre needs. */
export function canDrawMaps(): boolean {
  if (typeof WebGL2RenderingContext === 'undefined') return false;
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}

/** A wide screen with a mouse shows a moving map at once; a phone spends its line and processor on it when asked. */
export const startsByItself = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(min-width: 64rem) and (hover: hover)').matches;
