interface Visit {
  currentUrl: URL;
  nextUrl: URL;
  formMethod?: string;
  defaultShouldRevalidate: boolean;
}

/** Another day or time of the same page needs no answer of the server. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: Visit): boolean => {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && !formMethod;
  return isSamePage && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
};
