import { screen, waitFor } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { describe, expect, it } from 'vitest';
import { open, server } from '../../../../testing/page.tsx';
import { ReadDifference } from './read-difference.tsx';

const { renderStudioText } = contract.studio;
const labels = { gone: 'Removed', new: 'Added' };
const ROOF = 'The **roof** is from 1998, and made of shingles.';
const NEWER = 'The **roof** is from 2019, and made of shingles.';

/** As the server would have it, near enough: bold, headings, and paragraphs. */
const asHtml = (text: string) => {
  const bold = text.replaceAll(/\*\*(.*?)\*\*/g, '<strong>$1</strong>');
  return bold.startsWith('## ') ? `<h2>${bold.slice(3)}</h2>\n` : `<p>${bold}</p>\n`;
};

const show = (before: string, after: string) =>
  open(<ReadDifference language="es" before={before} after={after} labels={labels} />);

describe('what is different between two texts', () => {
  it('is shown as it is read, of what changed alone, with the words marked', async () => {
    const sent = ['## The old house', '## The new house', ROOF, NEWER];
    server.answer(renderStudioText, { html: sent.map(asHtml) });
    await show(`Same.\n\n## The old house\n\n${ROOF}`, `Same.\n\n## The new house\n\n${NEWER}`);
    await waitFor(() => expect(screen.queryAllByRole('listitem')).toHaveLength(2));
    expect(server.bodies(renderStudioText)).toEqual([{ language: 'es', paragraphs: sent }]);
    expect(screen.getByRole('heading').textContent).toBe('The Removed: oldAdded: new house');
    expect(screen.getByText('roof').tagName).toBe('STRONG');
    expect(document.querySelector('del')?.closest('li > div')?.getAttribute('lang')).toBe('es');
    expect(document.body.textContent).not.toContain('**');
  });

  it('says of a paragraph that was moved what it follows now', async () => {
    const price = 'The price is what it is.';
    server.answer(renderStudioText, { html: [ROOF, price].map(asHtml) });
    await show([ROOF, price, 'End.'].join('\n\n'), [price, ROOF, 'End.'].join('\n\n'));
    expect(await screen.findByText('Moved. It now comes after “The price is what it is.”.')).toBeTruthy();
    expect(document.querySelector('del')).toBeNull();
  });

  it('is shown as it is written where nobody can be asked how it is read', async () => {
    server.drop(renderStudioText);
    await show(ROOF, NEWER);
    await waitFor(() => expect(document.querySelector('ins')?.textContent).toContain('2019,'));
    expect(document.body.textContent).toContain('**roof**');
  });
});
