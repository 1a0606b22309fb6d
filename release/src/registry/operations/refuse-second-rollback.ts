import { errorBudget } from '../../limits.ts';
import { walkLog } from '../log/log-history.ts';
import type { LogHead, LogSource } from '../log/log-reading.ts';
import { RegistryError } from '../registry-error.ts';

/** Time in which somebody may still be about to take back what the error budget has taken back meanwhile. */
const recentMs = 10 * 60_000;

/**
 * Somebody who sees a bad candidate and takes "the last change" back must not hit the good release behind it, because the
 * error budget was faster.
 * @throws RegistryError `refused` if the app's last change is such an abort
 */
export async function refuseSecondRollback(
  source: LogSource,
  head: LogHead,
  app: string,
  now: Date,
): Promise<void> {
  // No entry is read where the newest one made the app's release active, as after most bad releases.
  if (head.state.apps[app]?.changed.seq === head.seq) return;
  for await (const { event } of walkLog(source, head)) {
    if (now.getTime() - Date.parse(event.at) > recentMs) return;
    if (event.app !== app) continue;
    if (event.command === 'abort' && event.who === errorBudget)
      throw new RegistryError(
        'refused',
        `the error budget has just taken back ${event.from}; ${app} runs ${event.to}. To go back further, name that one: \`--expect ${event.to}\``,
      );
    return;
  }
}
