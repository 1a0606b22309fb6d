/** MapLibre's worker as a file of this release: no `blob:` in the content security policy. */
export const workerAddress = (): string =>
  new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href;
