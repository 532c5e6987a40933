import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { readCspNonce } from '../lib/browser/csp-nonce.ts';
import { cssVariables, theme } from './theme.ts';
import { useScheme } from './theme-store.ts';
import './styles/mantine.css';

const nonce = readCspNonce();

/**
 * What Mantine's components need around them. The shell brings it; pages outside the shell (sign-in, legal, public) do
 * without Mantine, and so without its weight in their first load.
 */
export function KitProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      forceColorScheme={useScheme()}
      getStyleNonce={() => nonce}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
