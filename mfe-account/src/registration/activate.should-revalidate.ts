interface Answered {
  actionStatus?: number;
  defaultShouldRevalidate: boolean;
}

/** The loader says how long to wait after a form that came too often. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: Answered): boolean =>
  actionStatus === 429 || defaultShouldRevalidate;
