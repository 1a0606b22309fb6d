interface Answered {
  actionStatus?: number;
  defaultShouldRevalidate: boolean;
}

/** After a form that was sent too often, the loader returns the time to wait. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: Answered): boolean =>
  actionStatus === 429 || defaultShouldRevalidate;
