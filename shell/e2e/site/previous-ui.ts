import { appendFile, cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { remote, run } from '@enerabi/release/build';
import { root } from './environment.ts';

/** The former version of the component set lies inside its package, since it needs the package's dependencies. */
const former = path.join(root, 'shared/dist/previous-ui');

/** Another look of the button in the former version: it must apply only to the remote that was built with it. */
const formerButton = '@layer ui { .button { border-radius: 3px; letter-spacing: 2px; } }\n';

/**
 * Builds an app with a former version of `shared/ui`, as a team would that has not released for some time.
 * @returns the build's folder
 */
export async function buildWithPreviousUi(app: string, folder: string): Promise<string> {
  try {
    await cp(path.join(root, 'shared/package.json'), path.join(former, 'package.json'));
    await cp(path.join(root, 'shared/src'), path.join(former, 'src'), {
      recursive: true,
      filter: (file) => !/\.test\.tsx?$/.test(file),
    });
    await appendFile(path.join(former, 'src/ui/action/button.module.css'), formerButton);
    const configurations = remote(path.join(root, app), { outDir: folder }).map((configuration) => ({
      ...configuration,
      resolve: {
        ...configuration.resolve,
        alias: {
          ...configuration.resolve?.alias,
          '@enerabi/shared/ui$': path.join(former, 'src/ui/index.ts'),
          '@enerabi/shared/ui/icons$': path.join(former, 'src/ui/icon/index.ts'),
        },
      },
    }));
    await run(app, configurations);
    return folder;
  } finally {
    await rm(former, { recursive: true, force: true });
  }
}
