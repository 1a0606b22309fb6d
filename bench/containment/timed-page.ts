import { request } from 'node:http';

export interface TimedPage {
  ms: number;
  html: string;
}

/**
 * Requests a page on a connection of its own and measures the time until its last byte.
 * @param shows the text of its heading; default: any
 * @throws Error if the page has another heading
 */
export async function timedPage(address: string, status: number, shows?: string): Promise<TimedPage> {
  const startedAt = performance.now();
  const answer = await ask(address);
  const ms = performance.now() - startedAt;
  if (answer.status !== status || (shows && !answer.html.includes(`<h1>${shows}</h1>`)))
    throw new Error(
      `${address} answered ${answer.status}, not ${status} with “${shows}”: ${answer.html.slice(0, 300)}`,
    );
  return { ms, html: answer.html };
}

const ask = (address: string): Promise<{ status: number; html: string }> =>
  new Promise((resolve, reject) => {
    const asked = request(address, { agent: false }, async (answer) => {
      let html = '';
      for await (const chunk of answer.setEncoding('utf8')) html += chunk;
      resolve({ status: answer.statusCode ?? 0, html });
    });
    asked.once('error', reject);
    asked.end();
  });

/** Waits until the new release answers. @throws Error after 10 s */
export async function untilShown(origin: string, text: string): Promise<void> {
  for (const until = performance.now() + 10_000; performance.now() < until; ) {
    const { html } = await ask(`${origin}/f`);
    if (html.includes(`<h1>${text}</h1>`)) return;
  }
  throw new Error(`The release that shows “${text}” never answered`);
}
