interface Answered {
  actionStatus?: number;
  defaultShouldRevalidate: boolean;
}

/** Of a form that came too often, the loader says how long to wait. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: Answered): boolean =>
  actionStatus === 429 || defaultShouldRevalidate;
