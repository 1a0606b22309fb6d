import { type ComponentType, useState } from 'react';

/** A dialog whose scripts load when it is opened. If they cannot be loaded, the next press tries again. */
export function useDialog<P extends object>(load: () => Promise<ComponentType<P>>) {
  const [Dialog, setDialog] = useState<ComponentType<P>>();
  return {
    /** Undefined while it is closed. */
    Dialog,
    open: () =>
      void load().then(
        (component) => setDialog(() => component),
        () => {},
      ),
    close: () => setDialog(undefined),
  };
}
