import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/react';

// On a busy machine a whole page takes jsdom more than the usual second. What never comes still fails.
configure({ asyncUtilTimeout: 10_000 });
