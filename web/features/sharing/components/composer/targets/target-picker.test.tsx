import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sessionQuery } from '../../../../../lib/session/session-query.ts';
import { field, open, press } from '../../../../../testing/page.tsx';
import { SESSION } from '../../../../../testing/people.ts';
import { CONNECTION } from '../../../../../testing/posts.ts';
import { Form } from '../../../../../ui/form/form.tsx';
import type { Draft } from '../../../composer-model.ts';
import type { Connection } from '../../../connection-model.ts';
import { type Target, reachableTargets } from '../../../target-model.ts';
import { TargetPicker } from './target-picker.tsx';
import type { Composer } from '../use-composer.ts';
import { useShareForm } from '../use-share-form.ts';

const facebook: Connection = { ...CONNECTION, targets: [{ text: 'Homes', value: '11', kind: 'page' }] };
const draft: Draft = {
  mode: 'now',
  language: 'en',
  size: 'square',
  captions: {},
  altTexts: {},
  firstComments: {},
  covers: {},
  mentions: [],
  people: { tag: '', collaborator: '' },
  pictures: [],
  variants: {},
  targets: undefined,
  when: { date: '2026-11-22', time: '09:00', timeZone: 'America/Chicago' },
};
/** A network that is in no list, with an id that the other has as well. */
const toy = {
  ...facebook,
  slug: 'toy' as Connection['slug'],
  targets: [{ text: 'Board', value: '11', kind: 'board' as const }],
};

/** The picker in a form of its own. Something is ticked only once a test ticks it. */
function Picker({ connections, begin, change }: { connections: Connection[]; begin: Target[]; change: () => void }) {
  const reachable = reachableTargets(connections);
  const caption = 'Hello';
  const form = useShareForm({
    facts: null,
    draft,
    change,
    caption,
    captions: [],
    commenting: [],
    shown: null,
    postedAs: 'picture',
    targets: begin,
    reachable,
    send() {},
    busy: false,
    error: null,
  });
  const known = { connections: { data: connections, error: null }, reachable, closed: [], targets: begin, draft, form };
  return (
    <Form form={form}>
      <TargetPicker composer={known as unknown as Composer} />
      <button type="submit">Send</button>
    </Form>
  );
}

async function openPicker(connections: Connection[], { begin = [] as Target[], language = 'en' as 'en' | 'es' } = {}) {
  const change = vi.fn<() => void>();
  const known = [{ query: sessionQuery, data: SESSION }];
  await open(<Picker connections={connections} begin={begin} change={change} />, { language, known });
  return { change };
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
    const { change } = await openPicker([facebook, toy], { begin: both });
    fireEvent.click(field(/Board/));
    expect(change).toHaveBeenCalledWith({ targets: [{ network: 'facebook', targetId: '11' }] });
  });

  it('says what is missing with the word of the network, and with one for all where they differ', async () => {
    await openPicker([facebook], { language: 'es' });
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Send');
    expect(document.activeElement).toBe(field(/Homes/));
    expect(screen.getByRole('alert').textContent).toBe('Elige al menos una página.');
  });

  it('says it with a word for all where the networks differ', async () => {
    await openPicker([facebook, toy]);
    await press('Send');
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
