import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { open } from '../../testing/page.tsx';
import { Difference } from './difference.tsx';
import { Picture } from './picture.tsx';

describe('a picture', () => {
  const shape = { alt: 'A porch', width: 1080, height: 1350 };

  it('holds its place before it comes, and says what it shows when it does not', async () => {
    await open(<Picture src="/one.jpg" {...shape} />);
    const image = screen.getByAltText('A porch');
    expect(image.parentElement?.style.aspectRatio).toBe('1080 / 1350');
    expect([image.getAttribute('loading'), image.getAttribute('width')]).toEqual(['lazy', '1080']);
    fireEvent.error(image);
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByText('A porch')).toBeTruthy();
  });

  it('above the fold is fetched at once, and has its smaller files named before the large one', async () => {
    await open(<Picture src="/one.jpg" srcSet="/small.jpg 400w" sizes="50vw" eager {...shape} />);
    const image = screen.getByAltText('A porch');
    expect(image.getAttribute('loading')).toBe('eager');
    expect(image.outerHTML.indexOf('srcset')).toBeLessThan(image.outerHTML.indexOf(' src='));
    fireEvent.load(image);
    expect(image.parentElement?.dataset['is']).toBe('here');
  });
});

describe('two versions of a text', () => {
  const labels = { gone: 'Removed', new: 'Added' };
  const shown = async (before: string, after: string) => {
    await open(<Difference before={before} after={after} labels={labels} />);
    return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
  };

  it('are compared word by word in a paragraph that changed, and equal paragraphs are left out', async () => {
    expect(await shown('Same.\n\nThe rate is high.', 'Same.\n\nThe rate is low.')).toEqual([
      'The rate is Removed: high.Added: low.',
    ]);
    expect(screen.getByText('high.').tagName).toBe('DEL');
    expect(screen.getByText('low.').tagName).toBe('INS');
  });

  it('say which paragraph is new and which is gone', async () => {
    expect(await shown('One.\n\nTwo.', 'One.\n\nTwo.\n\nThree.')).toEqual(['Added: Three.']);
    document.body.replaceChildren();
    expect(await shown('One.\n\nTwo.', 'Two.')).toEqual(['Removed: One.']);
  });

  it('show a paragraph with little in common with the one before as a whole', async () => {
    expect(await shown('15% off and your setup fee waived', 'Two months for the price of one')).toEqual([
      'Removed: 15% off and your setup fee waivedAdded: Two months for the price of one',
    ]);
  });

  it('that are equal show nothing', async () => {
    expect(await shown('One.', 'One.')).toEqual([]);
  });
});
