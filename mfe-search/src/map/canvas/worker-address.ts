/** MapLibre's worker as a file of this release, so that the content security policy needs no `blob:`. */
export const workerAddress = (): string =>
  new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href;
