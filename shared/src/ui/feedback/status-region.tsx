import hidden from '../display/visually-hidden.module.css';

/**
 * What `announce` says is heard here: once on a page and once in each open modal, and from the start, since screen
 * readers only notice changes of what they know. It may speak before the header is hydrated: HTML of its own, if empty,
 * is what React then leaves as it is.
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
