import { Stack } from '@enerabi/shared/ui';
import type { ReactNode } from 'react';

/** Cards, each in its `li`. */
export const CardList = ({ children }: { children: ReactNode }) => (
  <Stack as="ul" gap="4">
    {children}
  </Stack>
);
