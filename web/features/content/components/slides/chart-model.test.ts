import { describe, expect, test } from 'vitest';
import { heightsOf, unitText } from './chart-model.ts';

test.each([
  [412000, 'dollars', '$412,000'],
  [6.4, 'percent', '6.4%'],
  [7, 'percent', '7.0%'],
  [4, 'months', '4.0'],
  [31, 'days', '31'],
  [12500, 'homes', '12,500'],
] as const)('%d in %s reads %s', (value, unit, text) => {
  expect(unitText(value, unit, 'en-US')).toBe(text);
});

describe('the heights of a chart', () => {
  test('of bars stand on zero', () => {
    expect(heightsOf([2, 4], 'bar')).toEqual([0.5, 1]);
  });

  test('of a line that hardly changes stay near its middle', () => {
    const [low = 0, high = 0] = heightsOf([400, 404], 'line');
    expect(high - low).toBeCloseTo(4 / (404 * 0.2));
    expect((high + low) / 2).toBeCloseTo(0.5);
  });

  test('of a line that changes much take all of the room', () => {
    expect(heightsOf([100, 150, 200], 'line')).toEqual([0, 0.5, 1]);
  });

  test('of nothing are nothing', () => {
    expect(heightsOf([0, 0], 'bar')).toEqual([0, 0]);
  });
});
