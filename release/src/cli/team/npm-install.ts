import { spawn } from 'node:child_process';

/** @throws Error if npm cannot install the packages; npm has said why */
export function npmInstall(dir: string): Promise<void> {
  const child = spawn('npm', ['install', '--no-audit', '--no-fund'], {
    cwd: dir,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`npm install failed in ${dir}; its lines above say why`)),
    );
  });
}
