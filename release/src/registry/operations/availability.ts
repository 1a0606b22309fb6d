import { type AppChange, type AppChangeResult, changeApp } from './change-app.ts';

/** Takes an app's pages away: visitors get an apology in the site's frame. Its releases stay as they are. */
export const disable = (change: AppChange): Promise<AppChangeResult> =>
  changeApp(
    change,
    () => ({ command: 'disable' }),
    () => (app) => app?.disabled === true,
  );

export const enable = (change: AppChange): Promise<AppChangeResult> =>
  changeApp(
    change,
    () => ({ command: 'enable' }),
    () => (app) => app?.disabled === false,
  );

/** Lets nobody publish, roll out or promote until it is unlocked; a rollback stays possible. */
export const lock = (change: AppChange): Promise<AppChangeResult> =>
  changeApp(
    change,
    () => ({ command: 'lock' }),
    () => () => true,
  );

export const unlock = (change: AppChange): Promise<AppChangeResult> =>
  changeApp(
    change,
    () => ({ command: 'unlock' }),
    () => () => true,
  );

/** Takes a release from the fallbacks: nothing falls back on it any more, and tabs that still run it leave it. */
export const retire = ({ release, ...change }: AppChange & { release: string }): Promise<AppChangeResult> =>
  changeApp(
    change,
    () => ({ command: 'retire', retires: release }),
    () => (app) => app?.fallbacks?.every((fallback) => fallback.release !== release) ?? false,
  );
