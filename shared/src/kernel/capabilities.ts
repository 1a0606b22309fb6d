import { createContext, useContext } from 'react';
import { type Capabilities, capabilities } from '../constants/capabilities.ts';

/** The kernel exists once in a document, so every remote uses the table with which the shell was built. */
const CapabilitiesContext = createContext<Capabilities>(capabilities);
export const CapabilitiesProvider = CapabilitiesContext.Provider;

/** @returns what the site offers today (R7.3) */
export const useCapabilities = (): Capabilities => useContext(CapabilitiesContext);
