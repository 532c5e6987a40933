import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Session, sessionQuery } from '../../lib/session/session-query.ts';
import { button, dialog, open, press } from '../../testing/page.tsx';
import { IMPERSONATION, SESSION } from '../../testing/people.ts';
import { AccountMenu } from './account-menu.tsx';
import { AccountPanel } from './account-panel.tsx';
import { CreateSheet } from './create-sheet.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { mainMenu } from './menu.ts';
import { MenuList } from './menu-list.tsx';
import { NarrowMenu } from './narrow-menu.tsx';

const onClose = vi.fn<() => void>();

const as = (user: Partial<Session['user']>, more: Partial<Session> = {}) => ({
  known: [{ query: sessionQuery, data: { ...SESSION, ...more, user: { ...SESSION.user, ...user } } }],
});
const holding = (...slugs: string[]) =>
  as({ features: slugs.map((slug, id) => ({ id, slug, is_plan: false, includes: [] })) });

/** The entries of what is drawn, as they are read out. */
const entries = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

describe('the account menu', () => {
  it('has nothing of teams or of staff for a member, and logs out', async () => {
    await open(<AccountPanel onGo={onClose} />, as({}));
    expect(entries()).toContain('Account Settings');
    expect(entries()).not.toContain('My Team');
    expect(entries()).not.toContain('Admin');
    expect(screen.getByRole('link', { name: 'Logout' }).getAttribute('href')).toBe('/logout');
  });

  it.each([
    ['who leads a team has it', as({ type: 'Team Owner' }), 'My Team', 'Admin'],
    ['staff has the admin area', as({ access_levels: [{ access_level: 2 }] }), 'Admin', 'My Team'],
  ])('%s', async (_who, known, there, notThere) => {
    await open(<AccountPanel onGo={onClose} />, known);
    expect(entries()).toContain(there);
    expect(entries()).not.toContain(notThere);
  });

  it('belongs to the member who is impersonated, not to staff behind them', async () => {
    await open(<AccountPanel onGo={onClose} />, as({}, { impersonation: { ...IMPERSONATION, mode: 'admin' } }));
    expect(entries()).not.toContain('Admin');
  });

  it('closes what it stands in when one goes somewhere', async () => {
    onClose.mockReset();
    const { address } = await open(<AccountPanel onGo={onClose} />, as({}));
    await act(async () => screen.getByRole('link', { name: 'Account Settings' }).click());
    expect(onClose).toHaveBeenCalledOnce();
    expect(address()).toBe('/account');
  });

  it('opens by its button, which is named after the member, and Escape closes it with the focus at the button', async () => {
    await open(<AccountMenu narrow />, as({ first_name: 'María José', last_name: 'de la Fuente-Álvarez' }));
    await press('Account of María José de la Fuente-Álvarez');
    const opened = await dialog();
    expect(within(opened).getByText('Account Settings')).toBeTruthy();
    const inside = within(opened).getByRole('link', { name: 'Logout' });
    inside.focus();
    fireEvent.keyDown(inside, { key: 'Escape' });
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button('Account of María José de la Fuente-Álvarez'));
  });

  it('is nothing before somebody is signed in', async () => {
    await open(<AccountMenu narrow={false} />, { known: [{ query: sessionQuery, data: null }] });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the main menu', () => {
  it('says in words which entries are not in the plan, and leaves them open to be looked at', async () => {
    await open(<MenuList entries={mainMenu} />, holding('resources'));
    expect(entries()).toContain('Resources');
    const locked = screen.getByRole('link', { name: /^Email Builder/ });
    expect(locked.textContent).toBe('Email Builder(Not in your plan)');
    expect(locked.getAttribute('href')).toBe('/email-builder');
  });

  it('folds a group and says so', async () => {
    await open(<MenuList entries={mainMenu} />, holding('resources'));
    const group = button('Market Updates');
    expect(group.getAttribute('aria-expanded')).toBe('true');
    await press('Market Updates');
    expect(group.getAttribute('aria-expanded')).toBe('false');
    expect(document.getElementById(group.getAttribute('aria-controls') ?? '')?.hidden).toBe(true);
  });

  it('says the same as icons, in Spanish', async () => {
    await open(<NarrowMenu entries={mainMenu} />, { ...holding('resources'), language: 'es' });
    await press('Contenido con tu marca');
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items.some((words) => words?.endsWith('(No está en tu plan)'))).toBe(true);
    expect(items).not.toContain('Recursos (No está en tu plan)');
  });
});

describe('what can be made', () => {
  it('says in place of its help what is not in the plan, and closes by going there', async () => {
    onClose.mockReset();
    const { address } = await open(<CreateSheet opened onClose={onClose} />, holding('resources'));
    const sheet = within(await dialog());
    expect(sheet.getByRole('link', { name: /^An email.*Not in your plan$/ })).toBeTruthy();
    await act(async () => sheet.getByRole('link', { name: /^A graphic of your own/ }).click());
    expect(onClose).toHaveBeenCalledOnce();
    expect(address()).toBe('/graphic-builder');
  });
});

describe('the menu of a phone', () => {
  it('has both menus under the name of who is signed in, and is closed by Escape', async () => {
    onClose.mockReset();
    await open(<MenuDrawer opened onClose={onClose} />, as({}));
    const drawer = await dialog();
    expect(within(drawer).getByText('Maya Brooks')).toBeTruthy();
    expect(within(drawer).getByRole('navigation', { name: 'Account menu' })).toBeTruthy();
    expect(within(drawer).getByText('Dashboard')).toBeTruthy();
    fireEvent.keyDown(drawer, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledOnce();
  });
});
