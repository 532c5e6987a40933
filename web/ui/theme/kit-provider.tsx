import { MantineProvider, mergeThemeOverrides } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { readCspNonce } from '../../lib/browser/csp-nonce.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { cssVariables, theme } from './theme.ts';
import { useScheme } from './theme-store.ts';
import '../styles/mantine.css';

const nonce = readCspNonce();

/**
 * What Mantine's components need around them. The shell brings it; pages outside the shell (sign-in, legal, public) do
 * without Mantine, and so without its weight in their first load.
 */
export function KitProvider({ children }: { children: ReactNode }) {
  const text = useText('common');
  const close = text('close');
  const named = useMemo(
    () =>
      mergeThemeOverrides(theme, {
        components: { Notification: { defaultProps: { closeButtonProps: { 'aria-label': close } } } },
      }),
    [close],
  );
  return (
    <MantineProvider
      theme={named}
      cssVariablesResolver={cssVariables}
      forceColorScheme={useScheme()}
      getStyleNonce={() => nonce}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
