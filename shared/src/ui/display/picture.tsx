import { useEffect, useRef, useState } from 'react';
import styles from './picture.module.css';

export interface PictureProps {
  src: string;
  /** Alternative text; empty where the picture only decorates, or where the words beside it say the same. */
  alt: string;
  /** In pixels, as the file has them: its place is kept before it comes. */
  width: number;
  height: number;
  /** A decoration that stands in where the picture cannot be loaded; otherwise its place is kept empty. */
  fallback?: string;
  /** It takes the size of the box around it, and shows its middle. */
  fill?: boolean;
  /** `eager` for what stands in the first view of a page: asked for ahead of the scripts. */
  loading?: 'lazy' | 'eager' | undefined;
}

/** Without it browsers would draw a broken picture. */
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
    // It can fail before the scripts come, and then tells nobody.
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
