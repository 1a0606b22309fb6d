import { expect, it } from '@jest/globals';
import { crowdedFolders } from './folder-sizes.ts';

const filesOf = (folder: string, count: number, ending = '.ts') =>
  Array.from({ length: count }, (_, index) => `${folder}/f${index}${ending}`);

it('a folder may hold as many source files as a reader can overlook, and no more', () => {
  expect(crowdedFolders(filesOf('api/src/a', 20))).toEqual([]);
  expect(crowdedFolders(filesOf('api/src/a', 21))).toEqual([
    'api/src/a: 21 source files, at most 20; give some a folder of their own',
  ]);
});

it('counts components and style sheets, but neither tests, journeys nor data', () => {
  const files = filesOf('mfe/src/a', 18, '.tsx');
  const beside = [
    ...filesOf('mfe/src/a', 9, '.test.tsx'),
    ...filesOf('mfe/src/a', 9, '.json'),
    ...filesOf('mfe/src/a/inner', 9),
    ...filesOf('mfe/e2e', 30, '.journey.ts'),
  ];
  expect(crowdedFolders([...files, ...beside])).toEqual([]);
  expect(crowdedFolders([...files, ...beside, ...filesOf('mfe/src/a', 3, '.css')])).toHaveLength(1);
});
