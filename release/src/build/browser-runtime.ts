import { captured, type RuntimeRewrites } from './rewrite-runtime-plugin.ts';

/**
 * The bundler's runtime is on every first page, the shell's and one remote's. It supports features that our browser
 * builds do not use: hot updates, classic scripts, chunks of several files, old browsers.
 */
export const browserRuntime: RuntimeRewrites = {
  auto_public_path: () => `__webpack_require__.p = new URL('.', import.meta.url).href;`,

  has_own_property: () => '__webpack_require__.o = Object.hasOwn;',

  make_namespace_object: () => `
    __webpack_require__.r = (exports) => {
      Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
      Object.defineProperty(exports, '__esModule', { value: true });
    };`,

  /** A chunk that could not be fetched is fetched again by the next import. */
  module_chunk_loading: () => `
    const scripts = {};
    __webpack_require__.f.j = (chunk, promises) => {
      promises.push(scripts[chunk] ||= import('./' + __webpack_require__.u(chunk)).then(
        ({ __webpack_modules__: modules }) => void Object.assign(__webpack_require__.m, modules),
        (error) => {
          scripts[chunk] = 0;
          throw error;
        },
      ));
    };`,

  /** A sheet of the document, linked or inline, is recognised by its mark: see the shell's style-sheet-key.ts. */
  css_loading: (source) => `
    const sheets = {};
    __webpack_require__.f.css = (chunkId, promises) => {
      if (${captured(/if \((.+)\) \{\s*\/\/ setup Promise/, source)})
        promises.push(sheets[chunkId] ||= new Promise((resolve, reject) => {
          const mark = ${captured(/cssLoadingUniqueName = (".+")/, source)} + ':chunk-' + chunkId;
          if (document.querySelector('link[data-rspack="' + mark + '"]')) return resolve();
          const link = document.createElement('link');
          const fail = () => {
            link.remove();
            sheets[chunkId] = 0;
            reject(Object.assign(new Error('Loading css chunk ' + chunkId + ' failed'), { name: 'ChunkLoadError' }));
          };
          const timer = setTimeout(fail, 120000);
          link.onload = () => {
            clearTimeout(timer);
            resolve();
          };
          link.onerror = fail;
          link.rel = 'stylesheet';
          link.href = __webpack_require__.p + __webpack_require__.k(chunkId);
          link.dataset.rspack = mark;
          document.head.append(link);
        }));
    };`,
};
