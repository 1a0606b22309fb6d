import { mailTo } from '../../shell/e2e/site/outbox.ts';

/** @returns path and query of the link in a member's mail */
export async function passwordLink(mailaddress: string): Promise<string> {
  const [path] = await mailTo(mailaddress, /\/password_reset\/[0-9a-f-]{36}\?token=[\w-]+/);
  return path;
}
