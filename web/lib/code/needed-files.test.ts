import { expect, it } from 'vitest';
import { withNeeded } from './needed-files.ts';

const LIST = { files: ['assets/kit-1.js', 'assets/kit-1.css', 'assets/frame-2.js'], needs: { 'page-3.js': [1, 0] } };

it('names what an import needs before the file itself', () => {
  expect(withNeeded('https://members.test/assets/page-3.js', LIST)).toEqual([
    'https://members.test/assets/kit-1.css',
    'https://members.test/assets/kit-1.js',
    'https://members.test/assets/page-3.js',
  ]);
});

it('names the file alone where it needs no other', () => {
  expect(withNeeded('https://members.test/assets/texts-4.js', LIST)).toEqual([
    'https://members.test/assets/texts-4.js',
  ]);
});
