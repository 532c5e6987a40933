import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDraft } from './use-draft.ts';

const draftOf = (intro: string) => renderHook(({ saved }) => useDraft(saved), { initialProps: { saved: { intro } } });

it('keeps what was saved when a change began, however long the change goes on', () => {
  const { result, rerender } = draftOf('');
  act(() => result.current.set('intro', 'mine'));
  rerender({ saved: { intro: 'another window' } });
  act(() => result.current.set('intro', 'mine too'));
  expect(result.current.before).toEqual({ intro: '' });
});

it('begins a new change from what is saved, where the last one has been saved meanwhile', () => {
  const { result, rerender } = draftOf('');
  act(() => result.current.set('intro', 'uploaded'));
  rerender({ saved: { intro: 'uploaded' } });
  act(() => result.current.set('intro', ''));
  expect(result.current.before).toEqual({ intro: 'uploaded' });
  expect(result.current.changed).toEqual(['intro']);
});

it('begins a new change from what is saved, where the last one was taken back', () => {
  const { result, rerender } = draftOf('first');
  act(() => result.current.set('intro', 'mine'));
  act(() => result.current.set('intro', 'first'));
  rerender({ saved: { intro: 'second' } });
  act(() => result.current.set('intro', 'second'));
  act(() => result.current.set('intro', 'mine'));
  expect(result.current.before).toEqual({ intro: 'second' });
});

it('keeps as a change what was typed while the rest was being saved', () => {
  const saved = { intro: '', title: '' };
  const { result } = renderHook(() => useDraft(saved));
  act(() => result.current.set('intro', 'mine'));
  const sent = result.current.values;
  act(() => result.current.set('title', 'typed meanwhile'));
  act(() => result.current.settle(sent));
  expect(result.current.edits).toEqual({ title: 'typed meanwhile' });
});
