import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { open } from '../../../testing/page.tsx';
import { ForecastTable } from './forecast-table.tsx';
import { PaymentTable } from './payment-table.tsx';

const FIVE = [0, 1, 2, 3, 4];

it('says in words which payments the budget covers', async () => {
  const words = Object.fromEntries(
    FIVE.flatMap((row) => [
      [`loan${row}`, `$${row}00,000`],
      [`rate${row}`, `${row}%`],
      ...FIVE.flatMap((column) => [
        [`pay${row}${column}`, `$${row}${column}`],
        [`in${row}${column}`, row === 0 && column < 2 ? 'yes' : ''],
      ]),
    ]),
  ) as Record<string, string>;
  await open(<PaymentTable words={words} />, { language: 'es' });
  const [, first] = screen.getAllByRole('row');
  expect(
    within(first as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['$00, dentro del presupuesto', '$01, dentro del presupuesto', '$02', '$03', '$04']);
});

it('shows the years that there are, and that figures are invented', async () => {
  const year = {
    year0: '2027',
    low0: '-2.0%',
    average0: '+1.0%',
    high0: '+4.0%',
    value0: '$404,000',
    gained0: '+$4,000',
  };
  await open(<ForecastTable words={{ ...year, sample: 'Sample data', source: 'Survey, Q3 2026' }} />, {
    language: 'en',
  });
  expect(screen.getByText('Sample data')).toBeTruthy();
  expect(screen.getAllByRole('row')).toHaveLength(2);
  expect([...document.querySelectorAll('tbody span')].map((bar) => (bar as HTMLElement).style.inlineSize)).toEqual([
    '50%',
    '25%',
    '100%',
  ]);
});
