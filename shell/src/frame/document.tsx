import { surface } from '@enerabi/shared/tokens/colors';
import type { ReactNode } from 'react';
import { ScrollRestoration } from 'react-router';
import { useFrame } from './frame-context.ts';
import { styleSheetKey } from './style-sheet-key.ts';

/**
 * The whole HTML document. Style sheets come first and in the order of their layers, so that the page does not flash.
 */
export function Document({ children }: { children: ReactNode }) {
  const { styles, nonce } = useFrame();
  return (
    <html lang="ja">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="format-detection" content="telephone=no" />
        <meta name="theme-color" content={surface} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {styles.map((href) => (
          <link
            key={href}
            rel="stylesheet"
            href={href}
            precedence="release"
            data-rspack={styleSheetKey(href)}
          />
        ))}
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
      </body>
    </html>
  );
}
