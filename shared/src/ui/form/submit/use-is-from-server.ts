import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the server's HTML contained the component; false after its first change. */
export const useIsFromServer = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
