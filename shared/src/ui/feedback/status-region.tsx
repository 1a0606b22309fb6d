import hidden from '../display/visually-hidden.module.css';

/**
 * Screen readers hear here what `announce` says: once on a page and once in each open modal, and from the start,
 * since they only notice changes of what they know. It may speak before the header is hydrated: React leaves HTML of
 * its own as it is, if that is empty.
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
