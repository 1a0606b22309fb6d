interface Answered {
  actionStatus?: number;
  defaultShouldRevalidate: boolean;
}

/** A form that only got another row has changed nothing that was loaded. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: Answered): boolean =>
  actionStatus !== 200 && defaultShouldRevalidate;
