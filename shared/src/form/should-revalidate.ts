interface Answered {
  actionStatus?: number;
  defaultShouldRevalidate: boolean;
}

/** Adding or removing a row changes none of the loaded data. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: Answered): boolean =>
  actionStatus !== 200 && defaultShouldRevalidate;
