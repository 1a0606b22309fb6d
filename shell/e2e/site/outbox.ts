import { setTimeout as sleep } from 'node:timers/promises';
import { siteEnvironment } from './environment.ts';

const outbox = `http://localhost:${siteEnvironment.API_PORT}/outbox`;

const unescaped = (html: string): string =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/**
 * Waits for the newest mail to an address on the outbox page; mails are sent a moment after their event.
 * @param holding pattern that the mail must contain
 * @returns the match in the page's text
 */
export async function mailTo(mailaddress: string, holding: RegExp): Promise<RegExpExecArray> {
  for (let tries = 0; tries < 100; tries += 1) {
    const list = await (await fetch(outbox)).text();
    const mails = list.split('<li').filter((mail) => unescaped(mail).includes(mailaddress));
    for (const mail of mails) {
      const name = /\/outbox\/([\w-]+\.eml)/.exec(mail)?.[1];
      const text = name ? unescaped(await (await fetch(`${outbox}/${name}`)).text()) : '';
      const found = holding.exec(text);
      if (found) return found;
    }
    await sleep(100);
  }
  throw new Error(`No mail to ${mailaddress} has ${holding}`);
}

/** The code on a line of its own in the newest mail to an address; an address may contain six digits, too. */
export async function codeMailedTo(mailaddress: string): Promise<string> {
  const [, code = ''] = await mailTo(mailaddress, /^\s*(\d{6})\s*$/m);
  return code;
}

/** Path and query of the link that continues a registration. */
export async function activationLink(mailaddress: string): Promise<{ path: string; code: string }> {
  const [path = '', code = ''] = await mailTo(
    mailaddress,
    /\/activate\/[0-9a-f-]{36}\?authentication_code=(\d{6})[\w&;=%-]*/,
  );
  // The mail's HTML escapes the address.
  return { path: unescaped(path), code };
}
