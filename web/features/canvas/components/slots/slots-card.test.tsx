import { fireEvent, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { describe, expect, it } from 'vitest';
import { field, fill, open, press } from '../../../../testing/page.tsx';
import type { DesignSlot } from '../../model/design.ts';
import type { DesignDesk } from '../../model/design-desk.ts';
import { SAMPLE_LOOKS } from '../../model/looks.ts';
import { designWith, quietDesk, words } from '../../model/testing.ts';
import { useEditor } from '../../model/use-editor.ts';
import { SlotsCard } from './slots-card.tsx';

const made = designWith({ square: [words({ text: '{headline}' })] });
const option = (en: string, es: string) => ({ en, es });
const CHOICE: DesignSlot = {
  key: 'headline',
  kind: 'choice',
  label: { en: 'Headline', es: 'Titular' },
  options: [option('Just sold', 'Vendida'), option('The keys', 'Las llaves'), option('Welcome', 'Bienvenidos')],
};
const PHOTO: DesignSlot = { key: 'photo', kind: 'photo', label: { en: 'Photo', es: 'Foto' } };

let desk: DesignDesk;
const openWith = (slots: DesignSlot[], { canEdit = true, language = 'en' as 'en' | 'es' } = {}) => {
  desk = quietDesk({ ...made, slots });
  return open(<Bench canEdit={canEdit} language={language} />, { language });
};

function Bench({ canEdit, language }: { canEdit: boolean; language: 'en' | 'es' }) {
  const { history } = useSyncExternalStore(desk.subscribe, () => desk.view);
  return <SlotsCard editor={useEditor(desk, history.now, { canEdit, language, looks: SAMPLE_LOOKS })} />;
}

/** The box of the choices in one language. */
function choicesIn(language: 'en' | 'es'): HTMLTextAreaElement {
  const box = screen.getAllByLabelText<HTMLTextAreaElement>(/^To choose from/).find(({ lang }) => lang === language);
  if (box === undefined) throw new Error(`nothing can be chosen in ${language}`);
  return box;
}
const write = (box: HTMLTextAreaElement, value: string) => fireEvent.change(box, { target: { value } });
const options = () => desk.now.slots[0]?.options;

describe('choices of a template', () => {
  it('that are written anew in one language leave those of the other as they are', async () => {
    await openWith([CHOICE]);
    const spanish = choicesIn('es');
    write(spanish, '');
    write(spanish, 'Se vendió');
    expect(spanish.value).toBe('Se vendió');
    expect(options()).toEqual([option('Just sold', 'Se vendió'), option('The keys', ''), option('Welcome', '')]);
    write(spanish, 'Se vendió\nLas llaves\nBienvenidos');
    expect(options()?.map(({ en }) => en)).toEqual(['Just sold', 'The keys', 'Welcome']);
  });

  it('are taken out once they stand in neither language', async () => {
    await openWith([CHOICE]);
    write(choicesIn('en'), 'Just sold\nThe keys');
    expect(options()).toHaveLength(3);
    write(choicesIn('es'), 'Vendida\nLas llaves');
    expect(options()).toEqual(CHOICE.options?.slice(0, 2));
  });

  it('get a line of their own by Enter, and are shown without empty ones at the end when the box is left', async () => {
    await openWith([CHOICE]);
    const english = choicesIn('en');
    write(english, 'Just sold\n');
    expect(english.value).toBe('Just sold\n');
    fireEvent.blur(english);
    expect(english.value).toBe('Just sold');
  });

  it('are nine at most', async () => {
    await openWith([CHOICE]);
    write(choicesIn('en'), 'abcdefghijkl'.split('').join('\n'));
    expect(
      options()
        ?.map(({ en }) => en)
        .join(''),
    ).toBe('abcdefghi');
  });
});

describe('what is asked of members', () => {
  it('gets what its kind needs, and comes back with its choices when it was taken for another kind by mistake', async () => {
    await openWith([CHOICE]);
    fill('Kind', 'photo');
    expect(screen.queryByLabelText('Example')).toBeNull();
    expect(options()).toBeUndefined();
    desk.undo();
    expect(options()).toEqual(CHOICE.options);
  });

  it('is named in the language that one looks at, and taken out by that name', async () => {
    await openWith([CHOICE], { language: 'es' });
    expect(screen.getByText('Titular', { selector: 'h3' })).toBeTruthy();
    await press('No pedir “Titular”');
    expect(desk.now.slots).toEqual([]);
    expect(desk.now.template.sizes.square?.layers).toHaveLength(1);
  });

  it('is called in each language by a word of that language until somebody names it', async () => {
    await openWith([], { language: 'es' });
    await press('Pedir un dato más');
    const names = screen.getAllByLabelText<HTMLInputElement>('Cómo se llama');
    expect(names.map(({ lang, value }) => [lang, value])).toEqual([
      ['en', 'New fact'],
      ['es', 'Dato nuevo'],
    ]);
    expect(screen.getByText('Dato nuevo', { selector: 'h3' })).toBeTruthy();
  });

  it('is twelve facts at most', async () => {
    const facts = Array.from({ length: 12 }, (_, at) => ({ ...PHOTO, key: `photo${at}` }));
    await openWith(facts.slice(1));
    await press('Ask for one more');
    expect(desk.now.slots).toHaveLength(12);
    expect(screen.queryByText('Ask for one more')).toBeNull();
  });

  it('is only read by who may not write it, and is nothing where nothing is asked', async () => {
    const { unmount } = await openWith([CHOICE], { canEdit: false });
    expect(document.querySelectorAll('button')).toHaveLength(0);
    expect(field('Kind').disabled).toBe(true);
    unmount();
    await openWith([], { canEdit: false });
    expect(document.querySelector('h2')).toBeNull();
  });
});

it('does not take the longest line for the largest amount when a fact becomes one of another kind', async () => {
  await openWith([]);
  await press('Ask for one more');
  const becomes = (kind: string) => {
    fill('Kind', kind);
    return desk.now.slots[0]?.most;
  };
  expect(desk.now.slots[0]?.most).toBe(60);
  expect(becomes('money')).toBeUndefined();
  fill(/^Largest/, '900000');
  expect(desk.now.slots[0]?.most).toBe(900_000);
  expect(becomes('rate')).toBeUndefined();
  expect(becomes('line')).toBe(60);
});
