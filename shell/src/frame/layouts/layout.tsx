import type { Layout as LayoutName } from '@enerabi/shared/kernel';
import { deferredPart } from '@enerabi/shared/kernel';
import type { ReactNode } from 'react';
import { copy } from './layout.copy.ts';
import styles from './layout.module.css';

interface LayoutProps {
  layout: LayoutName;
  section?: 'job' | undefined;
  /** The page with a map uses all of the width. */
  isFullWidth: boolean;
  children: ReactNode;
}

// Header and footer are links and a native menu, so they work before their scripts load. The prefix `frame.` marks
// chunks whose styles every document carries.
const Header = deferredPart(
  async () => (await import(/* webpackChunkName: 'frame.header' */ '../header/header.tsx')).Header,
);
const Footer = deferredPart(
  async () => (await import(/* webpackChunkName: 'frame.footer' */ '../footer/footer.tsx')).Footer,
);

/** Layouts of forms, where fewer links could lead the visitor away. */
const quiet: readonly LayoutName[] = ['contact', 'support-message'];

export function Layout({ layout, section, isFullWidth, children }: LayoutProps) {
  const isQuiet = quiet.includes(layout);
  return (
    <>
      <a className={styles.skip} href="#main">
        {copy.skip}
      </a>
      <header className={styles.header}>
        <Header section={section} quiet={isQuiet} />
      </header>
      <main
        id="main"
        tabIndex={-1}
        className={styles.main}
        data-layout={layout}
        data-full-width={isFullWidth || undefined}
      >
        {children}
      </main>
      <footer className={styles.footer} data-quiet={isQuiet || undefined}>
        <Footer section={section} quiet={isQuiet} />
      </footer>
    </>
  );
}
