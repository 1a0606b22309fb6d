export { type Development, develop } from './develop.ts';
export { type DevelopedApp, type Overlay, readOverlay, writeOverlay } from './overlay.ts';
