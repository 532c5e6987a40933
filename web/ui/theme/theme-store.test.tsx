import { act } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { open } from '../../testing/page.tsx';
import { chooseTheme, useScheme, useTheme } from './theme-store.ts';

function Chosen() {
  return <output>{`${useTheme()}, ${useScheme()}`}</output>;
}
const shown = () => document.querySelector('output')?.textContent;
const scheme = () => document.documentElement.getAttribute('data-mantine-color-scheme');

/** Another tab has changed what is kept. */
const elsewhere = (key: string | null, value: string | null) =>
  act(async () => {
    if (key === null) window.localStorage.clear();
    else if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });

afterEach(() => act(async () => chooseTheme('auto')));

describe('light and dark', () => {
  it('are chosen at once, and are still chosen after a reload', async () => {
    await open(<Chosen />);
    await act(async () => chooseTheme('dark'));
    expect([shown(), scheme()]).toEqual(['dark, dark', 'dark']);
    expect(window.localStorage.getItem('yardsign.theme')).toBe('dark');
    await act(async () => chooseTheme('light'));
    expect([shown(), scheme()]).toEqual(['light, light', 'light']);
  });

  it('follow what another tab chose, and nothing else that it kept', async () => {
    await open(<Chosen />);
    await elsewhere('yardsign.theme', 'dark');
    expect([shown(), scheme()]).toEqual(['dark, dark', 'dark']);
    await elsewhere('yardsign.language', 'es');
    expect(shown()).toBe('dark, dark');
    await elsewhere('yardsign.theme', 'purple');
    expect(shown()).toMatch(/^auto/);
  });

  it('are as the system is again where another tab has cleared everything', async () => {
    await open(<Chosen />);
    await act(async () => chooseTheme('dark'));
    await elsewhere(null, null);
    expect(shown()).toMatch(/^auto/);
  });
});
