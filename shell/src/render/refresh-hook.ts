/**
 * In development several copies of React refresh (the shell's and each remote's) share one React. The hook lets a copy
 * that loads later find the renderer; without it, edits of a remote would not show. Empty in releases.
 */
export const refreshHook = (nonce: string): string =>
  process.env.NODE_ENV === 'production' ? '' : `<script nonce="${nonce}">${hook}</script>`;

const hook = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(), supportsFiber: true, checkDCE() {},
  inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; },
  onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {},
};`;
