import { Stack as SharedStack } from '@enerabi/shared/ui';
import type { ReactNode } from 'react';

/** The parts of a specimen, as a form would have them; what is imported from here is no part of a usage. */
export const Stack = ({ children }: { children: ReactNode }) => <SharedStack gap="5">{children}</SharedStack>;
