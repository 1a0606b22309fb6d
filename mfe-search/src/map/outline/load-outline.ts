import { type Outline, type OutlineShapes, readOutline } from './read-outline.ts';

let loaded: Promise<OutlineShapes> | undefined;

/** The outline of Japan: the server has it bundled, and a browser loads it with the first map. */
export const loadOutline = (): Promise<OutlineShapes> => {
  loaded ??= import(/* webpackChunkName: 'outline' */ './japan.json', { with: { type: 'json' } }).then(
    (module) => readOutline(module.default as Outline),
    (error: unknown) => {
      loaded = undefined;
      throw error;
    },
  );
  return loaded;
};
