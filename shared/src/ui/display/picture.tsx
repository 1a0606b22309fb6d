import { useEffect, useRef, useState } from 'react';
import styles from './picture.module.css';

export interface PictureProps {
  src: string;
  /** Alternative text; empty if the picture is decorative, or if the text beside it says the same. */
  alt: string;
  /** Size of the file in pixels, which reserves the space before it has loaded. */
  width: number;
  height: number;
  /** A decorative picture to show if this one cannot be loaded; without it, the space stays empty. */
  fallback?: string;
  /** Fills the box around it, and crops the edges. */
  fill?: boolean;
  /** `eager` for a picture in the first view of a page, which then loads before the scripts. */
  loading?: 'lazy' | 'eager' | undefined;
}

/** Without it, browsers would show a broken picture. */
const nothing = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

export function Picture({
  src,
  alt,
  width,
  height,
  fallback = nothing,
  fill,
  loading = 'lazy',
}: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();
  const hasFailed = failed === src;
  useEffect(() => {
    // The picture may have failed before hydration, without an event to listen to.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(src);
  }, [src]);
  return (
    <img
      ref={image}
      className={styles.picture}
      data-fill={fill || undefined}
      src={hasFailed ? fallback : src}
      alt={hasFailed ? '' : alt}
      width={width}
      height={height}
      loading={loading}
      decoding={loading === 'eager' ? 'auto' : 'async'}
      fetchPriority={loading === 'eager' ? 'high' : 'auto'}
      onError={() => setFailed(src)}
    />
  );
}
