import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.ts';
import { isComponent, textsOutsideCopy } from './copy-texts.ts';
import { deadPaths } from './document-paths.ts';
import { crowdedFolders } from './folder-sizes.ts';
import { retiredWords } from './glossary-table.ts';
import { isNameChecked, isTextChecked, repositoryFiles } from './source-files.ts';
import { findRetiredWords } from './vocabulary.ts';

const glossary = 'docs/guides/code-glossary.md';

const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');

const checks: Record<string, () => string[]> = {
  'copy-texts': () =>
    textsOutsideCopy(
      repositoryFiles()
        .filter(isComponent)
        .map((name) => ({ name, text: read(name) })),
    ),
  'document-paths': () =>
    ['README.md', 'CONTRIBUTING.md'].flatMap((name) => deadPaths(name, read(name), repositoryFiles())),
  folders: () => crowdedFolders(repositoryFiles()),
  vocabulary: () => {
    const words = retiredWords(read(glossary));
    const files = repositoryFiles()
      .filter(isNameChecked)
      .map((name) => ({ name, text: isTextChecked(name) ? read(name) : '' }));
    return findRetiredWords(words, files).map(
      ({ where, word }) => `${where}: "${word.retired}" is retired; write "${word.instead}" (${glossary})`,
    );
  },
};

const check = checks[process.argv[2] ?? ''];
if (!check) {
  console.error(`Usage: checks/main.ts ${Object.keys(checks).join('|')}`);
  process.exit(2);
}
const faults = check();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
