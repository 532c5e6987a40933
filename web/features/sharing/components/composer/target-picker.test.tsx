import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { field, open } from '../../../../testing/page.tsx';
import type { Connection } from '../../connection-model.ts';
import { reachableTargets } from '../../target-model.ts';
import { TargetPicker } from './target-picker.tsx';
import type { Composer } from './use-composer.ts';

const facebook: Connection = {
  slug: 'facebook',
  category: 'social',
  state: 'connected',
  connected: true,
  id: '1',
  account: 'Maya',
  scope: [],
  expires: null,
  missing: [],
  targets: [{ text: 'Homes', value: '11', kind: 'page' }],
  lostTargets: [],
};
/** A network that is in no list, with an id that the other has as well. */
const toy = {
  ...facebook,
  slug: 'toy' as Connection['slug'],
  targets: [{ text: 'Board', value: '11', kind: 'board' as const }],
};

async function openPicker(connections: Connection[], more: Partial<Composer> = {}, language: 'en' | 'es' = 'en') {
  const change = vi.fn<Composer['change']>();
  const reachable = reachableTargets(connections);
  const composer = { connections: { data: connections, isError: false }, reachable, targets: [], problems: {}, change };
  await open(<TargetPicker composer={{ ...composer, ...more } as unknown as Composer} />, { language });
  return { change, reachable };
}

describe('where a post goes', () => {
  it('lists the targets of every network, each with the name of its network', async () => {
    await openPicker([facebook, toy]);
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    expect(field(/Homes/).closest('label')?.textContent).toBe('HomesFacebook');
    expect(field(/Board/).closest('label')?.textContent).toBe('Boardtoy');
  });

  it('keeps two targets apart that have the same id', async () => {
    const both = reachableTargets([facebook, toy]);
    const { change } = await openPicker([facebook, toy], { targets: both });
    fireEvent.click(field(/Board/));
    expect(change).toHaveBeenCalledWith({ targets: [{ network: 'facebook', targetId: '11' }] });
  });

  it('says what is missing with the word of the network, and with one for all where they differ', async () => {
    const problems = { targets: 'targetsMissing' as const };
    await openPicker([facebook], { problems }, 'es');
    expect(screen.getByRole('alert').textContent).toBe('Elige al menos una página.');
  });

  it('says it with a word for all where the networks differ', async () => {
    await openPicker([facebook, toy], { problems: { targets: 'targetsMissing' } });
    expect(screen.getByRole('alert').textContent).toBe('Choose at least one place.');
  });

  it('says which network has to be connected again, and offers the targets of the others', async () => {
    await openPicker([{ ...facebook, state: 'expired', connected: false }, toy]);
    expect(screen.getByText('Reconnect Facebook').closest('a')?.getAttribute('href')).toBe('/integrations');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  });

  it('offers the other targets where one network has none', async () => {
    await openPicker([{ ...facebook, targets: [] }, toy]);
    expect(screen.getByText(/This account has no pages that you may post to. Make a page on Facebook/)).toBeTruthy();
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  });
});
