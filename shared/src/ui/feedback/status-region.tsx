import hidden from '../display/visually-hidden.module.css';

/**
 * The live region for `announce`: one on the page and one in each open modal. It is rendered from the start, since
 * screen readers notice only changes in a known region. It may get a text before the header is hydrated, since React
 * leaves the content of an empty `dangerouslySetInnerHTML` as it is.
 */
export const StatusRegion = () => (
  <p
    role="status"
    className={hidden.hidden}
    data-status-region=""
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: '' }}
  />
);
