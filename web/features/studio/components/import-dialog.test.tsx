import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import type { RouteTypes } from '@yardsign/contracts/define-route';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dialog, field, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { ImportDialog } from './import-dialog.tsx';

const { importStudioPieces } = contract.studio;
const onClose = vi.fn<() => void>();
type Outcome = RouteTypes<typeof importStudioPieces>['answer']['pieces'][number]['outcome'];
const piece = (slug: string, outcome: Outcome, pictures: string[] = [], lost: string[] = []) => ({
  ...{ slug, title: `The ${slug}`, id: null, outcome, pictures, lost },
});

async function openDialog(language: 'en' | 'es' = 'en') {
  await open(<ImportDialog onClose={onClose} />, { language });
  await dialog();
}

const pick = (name: string, { label = 'File', bytes = 1 } = {}) =>
  act(async () => {
    const file = new File(['x'], name);
    Object.defineProperty(file, 'size', { value: bytes });
    fireEvent.change(field(label), { target: { files: [file] } });
  });
const trials = () => server.bodies(importStudioPieces);
const main = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);

beforeEach(() => {
  onClose.mockReset();
  server.answer(importStudioPieces, { pieces: [piece('porch', 'new', ['a', 'b']), piece('keys', 'changed', ['b'])] });
});

describe('taking texts in from a file', () => {
  it('begins at the field of the file', async () => {
    await openDialog();
    await waitFor(() => expect(document.activeElement).toBe(field('File')));
  });

  it('asks for a file first, at the field, and sends nothing', async () => {
    await openDialog();
    await press('See what would come in');
    expect(saidAt('File')).toContain('Choose a file first.');
    expect(trials()).toEqual([]);
  });

  it('sends no file that is larger than the server takes, and says how large one may be', async () => {
    await openDialog();
    await pick('library.zip', { bytes: 20_000_001 });
    expect(saidAt('File')).toContain('This file is larger than 20 MB.');
    await press('See what would come in');
    expect(trials()).toEqual([]);
    await pick('library.zip', { bytes: 20_000_000 });
    await press('See what would come in');
    expect(trials()).toEqual([{ trial: '1' }]);
  });

  it('keeps in sight what was looked at while it comes in, and where that failed', async () => {
    await openDialog();
    await pick('library.zip');
    await press('See what would come in');
    let fail = (): void => undefined;
    server.answer(
      importStudioPieces,
      () => new Promise((_resolve, reject) => (fail = () => reject(new Error('gone')))),
    );
    await press('Import');
    await waitFor(() => expect(trials()).toHaveLength(2));
    expect(main()).not.toContain('See what would come in');
    expect(document.body.textContent).toContain('2 pieces would come in as drafts.');
    await act(async () => fail());
    await waitFor(() => expect(main()).toContain('Import'));
    expect(document.body.textContent).toContain('2 pieces would come in as drafts.');
    server.answer(importStudioPieces, { pieces: [piece('porch', 'new'), piece('keys', 'changed')] });
    await press('Import');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('2 pieces came in as drafts.'));
  });

  it('says what would come in, each picture counted once, and takes it in by a second press alone', async () => {
    await openDialog();
    await pick('library.zip');
    await press('See what would come in');
    const told = screen.getByRole('alert').textContent;
    expect(told).toContain('2 pieces would come in as drafts.');
    expect(told).toContain('The porch');
    expect(told).toContain('2 pictures stay where they lie');
    expect(trials()).toEqual([{ trial: '1' }]);
    await press('Import');
    expect(trials()).toEqual([{ trial: '1' }, {}]);
    expect(screen.getByRole('alert').textContent).toContain('2 pieces came in as drafts.');
    expect(main()).not.toContain('Import');
    await act(async () =>
      [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === 'Close')?.click(),
    );
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('looks again where another file was chosen since: what was said is not about that', async () => {
    await openDialog();
    await pick('library.zip');
    await press('See what would come in');
    await pick('other.zip');
    expect(screen.queryByText('The porch')).toBeNull();
    await press('See what would come in');
    expect(trials()).toEqual([{ trial: '1' }, { trial: '1' }]);
  });

  it('asks of an export of Ghost where its site is, and looks again with every other address', async () => {
    await openDialog();
    await pick('library.zip');
    expect(screen.queryByLabelText(/Ghost site/)).toBeNull();
    await pick('ghost.json');
    fill(/Ghost site/, 'my blog');
    await press('See what would come in');
    expect(saidAt(/Ghost site/)).toContain('This is no address of a site');
    expect(trials()).toEqual([]);
    fill(/Ghost site/, '');
    await press('See what would come in');
    fill(/Ghost site/, 'blog.example.com/');
    await press('See what would come in');
    await press('Import');
    const site = 'https://blog.example.com';
    expect(trials()).toEqual([{ trial: '1' }, { trial: '1', site }, { site }]);
  });

  it('says of each piece why it stays out, and offers nothing to take in where none comes', async () => {
    server.answer(importStudioPieces, {
      pieces: [piece('busy', 'refused'), piece('torn', 'unreadable'), piece('old', 'same')],
    });
    await openDialog('es');
    await pick('library.zip', { label: 'Archivo' });
    await press('Ver qué entraría');
    expect(screen.getByText(/^busy: /)).toBeTruthy();
    expect(screen.getByText(/^torn: /)).toBeTruthy();
    expect(main()).not.toContain('Importar');
  });

  it.each<[Outcome, string]>([
    ['no_text', 'it has no text'],
    ['own_format', 'the export has its text only in the form of Ghost’s editor'],
    ['too_long', 'it is too long, or a paragraph of it is'],
  ])('says of a text of another system that stays out why that is: %s', async (outcome, why) => {
    server.answer(importStudioPieces, { pieces: [piece('draft', outcome)] });
    await openDialog();
    await pick('ghost.json');
    await press('See what would come in');
    expect(screen.getByRole('alert').textContent).toContain(`draft: ${why}`);
  });

  it('says how many pictures are lost, those of what comes in alone, each text for itself', async () => {
    const [here, there] = [piece('here', 'new', [], ['./p.jpg']), piece('there', 'new', [], ['./p.jpg'])];
    server.answer(importStudioPieces, { pieces: [here, there, piece('same', 'same', [], ['q.jpg'])] });
    await openDialog();
    await pick('visit.md');
    await press('See what would come in');
    expect(screen.getByRole('alert').textContent).toContain('2 pictures are lost');
  });

  it('keeps the file where it could not be read, and tries it again', async () => {
    server.drop(importStudioPieces);
    await openDialog();
    await pick('library.zip');
    await press('See what would come in');
    const failure = screen.getByRole('alert').textContent;
    server.answer(importStudioPieces, { pieces: [piece('porch', 'new')] });
    await press('See what would come in');
    expect(screen.getByText('The porch')).toBeTruthy();
    expect(document.body.textContent).not.toContain(failure);
  });
});
