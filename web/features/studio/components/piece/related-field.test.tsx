import { screen, waitFor } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { button, field, fill, open, press, server } from '../../../../testing/page.tsx';
import { RelatedField } from './related-field.tsx';

const line = (slug: string, title: string) => ({
  id: `cnt_${slug.replaceAll('-', '')}0000`,
  type: 'guide' as const,
  slug,
  titles: { en: title, es: '' },
  state: 'published' as const,
  isOut: true,
  stale: [],
  publishAt: null,
  updatedAt: '2026-11-20T10:00:00.000Z',
  updatedBy: null,
});

function Bench({ isShared = false }) {
  const [related, setRelated] = useState(['first-weekend']);
  return <RelatedField related={related} own="this-one" isShared={isShared} onChange={setRelated} />;
}

it('finds pieces by their titles, neither itself nor what is there already, and takes them out again', async () => {
  server.answer(contract.studio.listStudioPieces, {
    items: [line('this-one', 'This'), line('first-weekend', 'First'), line('escrow-accounts', 'Escrow accounts')],
    nextCursor: null,
    total: 3,
  });
  await open(<Bench />);
  expect(screen.queryByText('First · Guide')).toBeNull();
  fill('Related pieces (optional)', 'escrow');
  await waitFor(() => expect(button('Escrow accounts · Guide')).toBeTruthy());
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await press('Escrow accounts · Guide');
  expect((field('Related pieces (optional)') as HTMLInputElement).value).toBe('');
  await press('Take out first-weekend');
  expect(screen.getByText('escrow-accounts')).toBeTruthy();
  expect(screen.queryByText('first-weekend')).toBeNull();
});

it('offers what can be posted alone where members are asked to share it', async () => {
  server.answer(contract.studio.listStudioPieces, {
    items: [line('a-guide', 'A guide'), { ...line('an-article', 'An article'), type: 'blog' }],
    nextCursor: null,
    total: 2,
  });
  await open(<Bench isShared />);
  fill('What is to be shared', 'a');
  fill('What is to be shared', 'an');
  await waitFor(() => button('An article · Article'));
  expect(screen.queryByText(/A guide/)).toBeNull();
});
