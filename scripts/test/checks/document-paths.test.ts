import { expect, it } from '@jest/globals';
import { deadPaths } from './document-paths.ts';

const files = ['README.md', 'shell/src/server/app.ts', 'shared/src/ui/index.ts'];
const found = (text: string) => deadPaths('README.md', text, files);

it('a path of a document is one of a file or of a folder', () => {
  expect(found('`shell/src/server/app.ts` in `shell/src/server/`, `shell/`')).toEqual([]);
  expect(found('`shell/src/server/page.ts`')).toEqual([
    'README.md: `shell/src/server/page.ts` is no path of the project; write the one that it has now',
  ]);
});

it('placeholders, commands and addresses are no paths', () => {
  expect(
    found('`shared/src/ui/<group>/`, `shell/*.ts`, `npm test`, `/api/openapi.json`, `builds/latest.json`'),
  ).toEqual([]);
});
