import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { open } from '../../../../testing/page.tsx';
import { ContentsBefore } from './contents-list.tsx';

const headings = (...titles: string[]) => titles.map((title, at) => ({ id: `part-${at}`, title }));
const listOf = async (...titles: string[]) => {
  await open(<ContentsBefore headings={headings(...titles)} language="en" />);
  return (await screen.findByText(titles[0] ?? '')).closest('ol');
};

it('what is on a page is numbered, unless its parts carry numbers of their own', async () => {
  expect((await listOf('Before you begin', 'In 2026'))?.dataset['numbers']).toBeUndefined();
  expect((await listOf('1. The reason', 'And afterward'))?.dataset['numbers']).toBe('own');
});
