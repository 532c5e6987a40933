import { type CSSVariablesResolver, type MantineColorsTuple, createTheme } from '@mantine/core';

/** Mantine wants ten shades; what is seen comes from the tokens through `cssVariables` below. */
const lawn: MantineColorsTuple = [
  '#f1f8f4',
  '#e6f2eb',
  '#c9e4d5',
  '#9fd0b5',
  '#4cc38a',
  '#38a873',
  '#2b9160',
  '#1f7a4d',
  '#18633e',
  '#124d30',
];

/**
 * The defaults of every Mantine component. By plain string key: `Component.extend()` would pull the component into the
 * first load.
 */
export const theme = createTheme({
  primaryColor: 'lawn',
  primaryShade: { light: 7, dark: 4 },
  colors: { lawn },
  autoContrast: true,
  fontFamily: 'var(--font-ui)',
  fontFamilyMonospace: 'var(--font-mono)',
  headings: { fontFamily: 'var(--font-display)' },
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.75rem' },
  defaultRadius: 8,
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Modal: { defaultProps: { centered: true, radius: 10, overlayProps: { color: 'var(--veil)', opacity: 1 } } },
    Drawer: { defaultProps: { overlayProps: { color: 'var(--veil)', opacity: 1 } } },
    Menu: { defaultProps: { withInitialFocusPlaceholder: false, radius: 10, shadow: 'none', offset: 6 } },
    Calendar: { defaultProps: { hideOutsideDates: true, firstDayOfWeek: 0 } },
    DatePicker: { defaultProps: { hideOutsideDates: true, firstDayOfWeek: 0 } },
    DatePickerInput: { defaultProps: { hideOutsideDates: true, firstDayOfWeek: 0 } },
    Loader: { defaultProps: { type: 'dots' } },
  },
});

const BRIDGE = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-placeholder': 'var(--ink-faint)',
  '--mantine-color-error': 'var(--brick)',
  '--mantine-color-anchor': 'var(--sky)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunk)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-disabled': 'var(--sunk)',
  '--mantine-color-disabled-color': 'var(--ink-faint)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-filled': 'var(--lawn)',
  '--mantine-primary-color-filled-hover': 'var(--lawn-hover)',
  '--mantine-primary-color-contrast': 'var(--on-lawn)',
  '--mantine-primary-color-light': 'var(--lawn-soft)',
  '--mantine-primary-color-light-hover': 'var(--lawn-soft)',
  '--mantine-primary-color-light-color': 'var(--lawn-ink)',
  '--mantine-color-lawn-filled': 'var(--lawn)',
  '--mantine-color-lawn-light': 'var(--lawn-soft)',
};

/** Points Mantine's colours at our tokens, in both schemes alike: the tokens know which scheme it is. */
export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: BRIDGE, dark: BRIDGE });
