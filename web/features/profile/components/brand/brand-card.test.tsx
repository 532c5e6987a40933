import { expect, it } from 'vitest';
import { EMPTY_BRAND } from '../../../../testing/brand.ts';
import { open } from '../../../../testing/page.tsx';
import { BrandCard } from './brand-card.tsx';

const forTheDark = { id: 'c'.repeat(64), url: '/for-the-dark.png', width: 10, height: 10 };

it('shows a logo that was made for the dark on a plate where the colour of the brand is light', async () => {
  const brand = { ...EMPTY_BRAND, primaryColor: '#F2C94C', logoDark: forTheDark };
  await open(<BrandCard brand={brand} />);
  const logo = document.querySelector('img');
  expect([logo?.getAttribute('src'), logo?.dataset['plate']]).toEqual(['/for-the-dark.png', 'dark']);
});
