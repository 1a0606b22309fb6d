import type { Layout as LayoutName } from '@enerabi/shared/kernel';
import type { ReactNode } from 'react';
import { Footer } from '../footer/footer.tsx';
import { Header } from '../header/header.tsx';
import styles from './layout.module.css';

interface LayoutProps {
  layout: LayoutName;
  section?: 'job' | undefined;
  children: ReactNode;
}

/** The forms' layouts are quiet: a visitor in the middle of a form is not led away from it. */
const quiet: readonly LayoutName[] = ['contact', 'support-message'];

export function Layout({ layout, section, children }: LayoutProps) {
  const isQuiet = quiet.includes(layout);
  return (
    <>
      <a className={styles.skip} href="#main">
        本文へ移動
      </a>
      <Header section={section} quiet={isQuiet} />
      <main id="main" tabIndex={-1} className={styles.main} data-layout={layout}>
        {children}
      </main>
      <Footer quiet={isQuiet} />
    </>
  );
}
