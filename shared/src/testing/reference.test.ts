import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { hasReference, referenceFile } from './reference.ts';

describe('reference material', () => {
  it('is looked for beside the project, whose folder has the workspace file', () => {
    const project = join(import.meta.dirname, '../../..');
    expect(existsSync(join(project, 'pnpm-workspace.yaml'))).toBe(true);
    expect(referenceFile('.')).toBe(join(project, '../shared'));
  });

  (hasReference ? it : it.skip)(
    'refuses a name that is not there, so that no test is skipped for a wrong one',
    () => {
      expect(() => referenceFile('data/no-such-file.csv')).toThrow(/no-such-file\.csv is missing/);
    },
  );
});
