import { siteTerms } from './site-terms.copy.ts';
import { TermsPage } from './terms-page.tsx';

export const Component = () => <TermsPage path="/terms" termsOf={siteTerms} />;
