import { bookingTerms } from './booking-terms.copy.ts';
import { TermsPage } from './terms-page.tsx';

export const Component = () => <TermsPage path="/one_stop/terms" termsOf={bookingTerms} />;
