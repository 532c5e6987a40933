import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { rememberWanted } from '../../lib/session/wanted-feature.ts';
import { type Session, sessionQuery } from '../../lib/session/session-query.ts';
import { dialog, open, press } from '../../testing/page.tsx';
import { SESSION } from '../../testing/people.ts';
import { Shell } from './shell.tsx';
import { UpsellReturn } from './upsell-return.tsx';

const holding = (...slugs: string[]): Session => ({
  ...SESSION,
  user: { ...SESSION.user, features: slugs.map((slug, id) => ({ id, slug, is_plan: false, includes: [] })) },
});
const openShell = (language: 'en' | 'es' = 'en') =>
  open(<Shell />, { language, known: [{ query: sessionQuery, data: SESSION }] });
const type = (key: string, at: Element | Window = window, held: Partial<KeyboardEventInit> = {}) =>
  act(async () => void fireEvent.keyDown(at, { key, ...held }));

describe('the frame of the members’ area', () => {
  it('begins with a way past the menu to the page, which takes the focus', async () => {
    await openShell();
    const [first] = screen.getAllByRole('link');
    expect(first?.textContent).toBe('Skip to content');
    expect(document.querySelector(first?.getAttribute('href') ?? '')?.tagName).toBe('MAIN');
  });

  it('goes to the search by one key, and leaves the key alone while a word is typed or held with another', async () => {
    const { address } = await openShell();
    const typing = document.body.appendChild(document.createElement('textarea'));
    await type('/', typing);
    await type('/', window, { ctrlKey: true });
    expect(address()).toBe('/here');
    typing.remove();
    await type('/');
    expect(address()).toBe('/search');
  });

  it('puts the cursor into the search field of the page where it has one', async () => {
    const { address } = await openShell();
    const own = Object.assign(document.createElement('input'), { type: 'search' });
    own.dataset['searchField'] = '';
    document.querySelector('#content')?.append(own);
    await type('/');
    expect(document.activeElement).toBe(own);
    expect(address()).toBe('/here');
    own.remove();
  });

  it.each([
    ['Control', { ctrlKey: true }],
    ['Command', { metaKey: true }],
  ])('opens the palette by %s and K, also out of a field, unless the field has taken the key', async (_key, held) => {
    await openShell();
    const typing = document.body.appendChild(document.createElement('textarea'));
    typing.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    await type('k', typing, { ...held, cancelable: true });
    expect(screen.queryByRole('dialog')).toBeNull();
    await type('k', typing, held);
    expect(within(await dialog()).getByRole('combobox', { name: 'Search or go to' })).toBeTruthy();
    typing.remove();
  });

  it('opens the palette from the rail', async () => {
    await openShell('es');
    await act(async () => screen.getByRole('button', { name: 'Buscar' }).click());
    expect(within(await dialog()).getByRole('combobox', { name: 'Buscar o ir a' })).toBeTruthy();
  });

  it('lists its keys by one of them, and no other works behind the list', async () => {
    const { address } = await openShell('es');
    await type('?');
    expect(within(await dialog()).getByText(/Atajos/)).toBeTruthy();
    await type('/');
    expect(address()).toBe('/here');
  });

  it('opens what can be made and the menu of a phone from the bar under the thumb, one at a time', async () => {
    await openShell();
    await press('Create');
    expect((await dialog()).textContent).toContain('A graphic of your own');
    await type('Escape', await dialog());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('More');
    expect(within(await dialog()).getByRole('navigation', { name: 'Account menu' })).toBeTruthy();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});

describe('the way back to what was wanted', () => {
  const WANTED = { feature: 'email-builder', href: '/email-builder?step=2', title: 'Email Builder' } as const;

  beforeEach(() => rememberWanted(WANTED));

  const openReturn = (session: Session, at = '/here') =>
    open(<UpsellReturn wanted={WANTED} />, { at, known: [{ query: sessionQuery, data: session }] });

  it('is shown to who has got the feature, and leads to the very page', async () => {
    const { address } = await openReturn(holding('email-builder'));
    await press('Continue to Email Builder');
    expect(address()).toBe('/email-builder?step=2');
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('waits while the feature is not held', async () => {
    await openReturn(holding('resources'));
    expect(screen.queryByRole('button')).toBeNull();
    expect(window.sessionStorage).toHaveLength(1);
  });

  it('is over for who has come there on their own', async () => {
    await openReturn(holding('email-builder'), '/email-builder/');
    expect(screen.queryByRole('button')).toBeNull();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('does not come again once it was put away', async () => {
    await openReturn(holding('email-builder'));
    await press('Close');
    expect(screen.queryByText('Continue to Email Builder')).toBeNull();
    expect(window.sessionStorage).toHaveLength(0);
  });
});
