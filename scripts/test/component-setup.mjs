import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/react';

// On a busy machine jsdom needs more than the default second for a whole page.
configure({ asyncUtilTimeout: 10_000 });
