import { useSite } from '@enerabi/shared/kernel';
import { announce } from '@enerabi/shared/ui';
import { MailIcon } from '@enerabi/shared/ui/icons';
import { type MouseEvent, useState } from 'react';
import { copy } from './share-link.copy.ts';
import styles from './share-link.module.css';

interface ShareLinkProps {
  /** Path of the page. */
  path: string;
  /** Name of the shared page, for whoever receives it. */
  title: string;
  /** The link's text. */
  children: string;
}

/** Whether the browser can share; a page without https can neither share nor copy. */
const canShare = (): boolean => typeof navigator.share === 'function';
const canCopy = (): boolean => typeof navigator.clipboard?.writeText === 'function';

/**
 * Opens a mail with the page's address. With scripts it opens the device's share dialog, or else copies the address.
 */
export function ShareLink({ path, title, children }: ShareLinkProps) {
  const { origin } = useSite();
  const [said, setSaid] = useState('');
  const url = origin + path;

  const tell = (text: string) => {
    setSaid(text);
    announce(text);
  };
  const share = async (event: MouseEvent) => {
    if (!canShare() && !canCopy()) return;
    event.preventDefault();
    try {
      if (canShare()) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      tell(copy.copied);
    } catch (error) {
      // The visitor closed the dialog, which is not an error.
      if ((error as Error).name !== 'AbortError') tell(copy.failed(url));
    }
  };
  const mail = new URLSearchParams({ subject: title, body: `${title}\n${url}` });
  return (
    <p className={styles.share}>
      {/* Mail programs do not decode + as a space. */}
      <a className={styles.link} href={`mailto:?${mail.toString().replaceAll('+', '%20')}`} onClick={share}>
        <MailIcon size="small" />
        {children}
      </a>
      {said && <span className={styles.said}>{said}</span>}
    </p>
  );
}
