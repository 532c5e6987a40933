import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { open, server } from '../../testing/page.tsx';
import { CHECKED_ADVERTISING } from '../../testing/posts.ts';
import { AdvertisingNotes } from './advertising-notes.tsx';

const { facts } = CHECKED_ADVERTISING;

it('says nothing where nothing is missing', async () => {
  server.answer(contract.compliance.checkAdvertising, CHECKED_ADVERTISING);
  await open(<AdvertisingNotes written="" language="en" />);
  expect(screen.queryByText(/rules for advertisements/)).toBeNull();
});

it('says which rule of which state is meant, in the language of the reader', async () => {
  server.answer(contract.compliance.checkAdvertising, { facts: { ...facts, shown: [] }, findings: [] });
  await open(<AdvertisingNotes written="Come in" language="en" />, { language: 'es' });
  expect(screen.getByText('Algo que piden las reglas de publicidad')).toBeTruthy();
  expect(screen.getByText('TX')).toBeTruthy();
  expect(screen.getByText(/Ni la imagen ni el texto la nombran/)).toBeTruthy();
  expect(screen.getByText(/Texas Real Estate Commission/)).toBeTruthy();
});

it('is content with the firm in the words', async () => {
  server.answer(contract.compliance.checkAdvertising, { facts: { ...facts, shown: [] }, findings: [] });
  await open(<AdvertisingNotes written="Brooks Homes, on Saturday" language="en" />);
  expect(screen.queryByText(/rules for advertisements/)).toBeNull();
});
