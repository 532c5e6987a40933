import { describe, expect, it } from 'vitest';
import { createErrorTeller } from './error-teller.ts';

function setUp() {
  const told: { name: string; message: string; stack: string }[] = [];
  return { told, tell: createErrorTeller((error) => void told.push(error)) };
}

describe('telling of an error', () => {
  it('happens once for the same one', () => {
    const { told, tell } = setUp();
    const make = (message: string) => new Error(message);
    for (let count = 0; count < 3; count += 1) tell(make('x is not a function'));
    tell(make('y is not a function'));
    expect(told.map(({ message }) => message)).toEqual(['x is not a function', 'y is not a function']);
  });

  it('leaves out what opens something', () => {
    const { told, tell } = setUp();
    tell(new Error('GET /login?ticket=s3cret failed with Bearer abc.def'));
    expect(JSON.stringify(told)).not.toMatch(/s3cret|abc\.def/);
  });

  it('ends after twenty, and takes what was thrown without being an error', () => {
    const { told, tell } = setUp();
    for (let count = 0; count < 50; count += 1) tell(`text ${count}`);
    expect([told.length, told[0]?.message]).toEqual([20, 'text 0']);
  });

  it('stays within what the server takes', () => {
    const { told, tell } = setUp();
    tell(Object.assign(new Error('a '.repeat(2_000)), { stack: 'b '.repeat(20_000), name: 'n'.repeat(200) }));
    expect(
      told.map(({ name, message, stack }) => [name.length, message.length <= 1_000, stack.length <= 8_000]),
    ).toEqual([[80, true, true]]);
  });
});
