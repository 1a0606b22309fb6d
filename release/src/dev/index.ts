export { type Development, develop } from './develop.ts';
export { type DevelopedApp, type Overlay, writeOverlay } from './overlay.ts';
