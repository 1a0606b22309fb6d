import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { freePort } from '@enerabi/shared/testing/free-port';
import { Builder, type WebDriver } from 'selenium-webdriver';
import type { WebkitPrograms } from '../../../scripts/test/webkit.ts';
import { dehydratedControls, isIdle } from './hydration.ts';

/** WebKitGTK in a window that nobody sees: the engine of Safari and of every browser of an iPhone. */
export interface Webkit {
  driver: WebDriver;
  stop: () => Promise<void>;
}

/** Its window is never narrower than 447 px; `narrow` makes the page narrower. */
const size = { width: 447, height: 900, x: 0, y: 0 };

export async function startWebkit({ browser, driver, display }: WebkitPrograms): Promise<Webkit> {
  const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  const port = await freePort();
  const service = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${number.toString().trim()}`, LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const stopPrograms = async (): Promise<void> => {
    for (const program of [service, screen]) await ended(program);
  };
  try {
    await untilAnswers(`http://127.0.0.1:${port}/status`);
    const session = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      })
      .build();
    await session.manage().window().setRect(size);
    return {
      driver: session,
      stop: async () => {
        await session.quit().catch(() => undefined);
        await stopPrograms();
      },
    };
  } catch (error) {
    await stopPrograms();
    throw error;
  }
}

async function ended(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  program.kill();
  await once(program, 'close');
}

async function untilAnswers(address: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answers = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${address} does not answer`);
}

/** Loads a document and waits until its scripts and their deferred parts are there. */
export async function openInWebkit(driver: WebDriver, address: string): Promise<void> {
  await driver.get(address);
  await untilAlive(driver);
}

/** Waits until React has taken over every control of the page. */
export async function untilAlive(driver: WebDriver): Promise<void> {
  await driver.wait(() => driver.executeScript<boolean>(isIdle), 20_000);
  const isAlive = async () => (await driver.executeScript<string[]>(dehydratedControls)).length === 0;
  await driver.wait(isAlive, 10_000);
}

/**
 * Lays the page out at the width of a phone.
 * @returns the width that its content takes
 * @throws if the page has crashed
 */
export async function narrow(driver: WebDriver, width: number): Promise<number> {
  await driver.executeScript((pixels: number) => {
    document.documentElement.style.width = `${pixels}px`;
  }, width);
  return driver.executeScript(() => document.body.scrollWidth);
}
