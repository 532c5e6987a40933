import { expect, it } from 'vitest';
import { wornColor, wornLines } from './worn-lines.ts';

const says = (source: string) => (source === 'company' ? 'Harbor' : '');

it('a hidden line and one whose field is empty leave no gap', () => {
  const values = {
    pos_A: 'Ask me',
    'pos_A.sync': 'custom',
    'pos_A.size': '20',
    pos_B: '',
    'pos_B.sync': 'hide',
    pos_C: 'Old name',
    'pos_C.sync': 'company',
    pos_D: 'x',
    'pos_D.sync': 'phone',
  };
  expect(wornLines(values, says)).toEqual([
    { field: 'pos_A', text: 'Ask me', fontSize: 20 },
    { field: 'pos_C', text: 'Harbor', fontSize: null },
  ]);
});

it.each([
  ['', '#1F7A4D'],
  ['#FF83', '#1F7A4D'],
  ['#ff8300', '#FF8300'],
  ['#f80', '#FF8800'],
])('a colour typed as %j is drawn as %s', (typed, drawn) => {
  expect(wornColor(typed, '#1F7A4D')).toBe(drawn);
});
