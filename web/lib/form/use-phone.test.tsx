import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { field, fill, open } from '../../testing/page.tsx';
import { usePhone } from './use-phone.ts';

function Phone() {
  const [value, set] = useState('');
  const [left, setLeft] = useState(0);
  const unknown = usePhone({ value, left, set });
  return (
    <>
      <label>
        Phone
        <input
          value={value}
          onChange={(event) => set(event.currentTarget.value)}
          onBlur={() => setLeft((times) => times + 1)}
        />
      </label>
      <output>{unknown ? 'no number of any country' : 'fine'}</output>
    </>
  );
}

const said = () => screen.getByRole('status').textContent;
const leave = () => act(async () => void fireEvent.blur(field('Phone')));

beforeEach(async () => {
  await open(<Phone />);
});

it('writes a number as its country does once the field is left, and not while it is typed', async () => {
  fill('Phone', '2065550112');
  expect(field('Phone').value).toBe('2065550112');
  await leave();
  await waitFor(() => expect(field('Phone').value).toBe('(206) 555-0112'));
  expect(said()).toBe('fine');
});

it('keeps what is no number as it was typed and says so, until it is changed or taken out', async () => {
  fill('Phone', 'ask for Maya');
  await leave();
  await waitFor(() => expect(said()).toBe('no number of any country'));
  expect(field('Phone').value).toBe('ask for Maya');
  fill('Phone', '');
  expect(said()).toBe('fine');
  await leave();
  expect(said()).toBe('fine');
});

it('does not touch what is typed while the countries are looked up', async () => {
  fill('Phone', '2065550112');
  fireEvent.blur(field('Phone'));
  fill('Phone', '20655501123');
  await act(async () => {});
  expect(field('Phone').value).toBe('20655501123');
});
