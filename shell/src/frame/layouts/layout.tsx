import type { Layout as LayoutName } from '@enerabi/shared/kernel';
import { deferredPart } from '@enerabi/shared/kernel';
import type { ReactNode } from 'react';
import footer from '../footer/footer.module.css';
import { Header } from '../header/header.tsx';
import styles from './layout.module.css';

interface LayoutProps {
  layout: LayoutName;
  section?: 'job' | undefined;
  children: ReactNode;
}

/** Nothing but links: they work before their scripts come. The element and its styles are there from the start. */
const Footer = deferredPart(async () => {
  const { Footer } = await import(/* webpackChunkName: 'footer' */ '../footer/footer.tsx');
  return Footer;
});

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
      <footer className={footer.footer}>
        <Footer quiet={isQuiet} />
      </footer>
    </>
  );
}
