import { act, fireEvent, screen } from '@testing-library/react';
import type { Layer } from '@yardsign/scene/layers';
import { useSyncExternalStore } from 'react';
import { describe, expect, it } from 'vitest';
import { button, field, fill, open, press, saidAt } from '../../../../testing/page.tsx';
import type { DesignDesk } from '../../model/design-desk.ts';
import { SAMPLE_LOOKS } from '../../model/looks.ts';
import { designWith, quietDesk, rect, words } from '../../model/testing.ts';
import { useEditor } from '../../model/use-editor.ts';
import { BrandStrip } from '../brands/brand-strip.tsx';
import { LayersList } from '../layers/layers-list.tsx';
import { Properties } from './properties.tsx';

const PHOTO: Layer = { type: 'image', slot: 'photo', x: 0, y: 0, w: 300, h: 300, fit: 'cover', mask: 'circle' };
const LOGO: Layer = { type: 'logo', x: 0, y: 0, w: 300, h: 90, background: 'standard' };
const OPEN_HOUSE = { key: 'day', kind: 'date', label: { en: 'Day', es: 'Día' } } as const;

let desk: DesignDesk;

function Bench({ canEdit, language }: { canEdit: boolean; language: 'en' | 'es' }) {
  const { history } = useSyncExternalStore(desk.subscribe, () => desk.view);
  const editor = useEditor(desk, history.now, { canEdit, language, looks: SAMPLE_LOOKS });
  return (
    <>
      <LayersList editor={editor} places={undefined} />
      <Properties editor={editor} places={new Map()} />
      <BrandStrip editor={editor} />
    </>
  );
}

async function openWith(square: Layer[], { canEdit = true, language = 'en' as 'en' | 'es', story = square } = {}) {
  desk = quietDesk({ ...designWith({ square, story }), slots: [OPEN_HOUSE] });
  return open(<Bench canEdit={canEdit} language={language} />, { language });
}
/** Chooses a layer by its place in the list, in which what is in front comes first. */
function chooseAt(at: number) {
  const list = screen.getByLabelText(/^(Layers|Capas)/, { selector: 'section' });
  return act(async () => list.querySelectorAll('button')[at]?.click());
}
const layers = (size: 'square' | 'story' = 'square') => desk.now.template.sizes[size]?.layers;

describe('what a layer is like', () => {
  it('is of a portrait its shape and how it fills it, in every size', async () => {
    await openWith([PHOTO]);
    await chooseAt(0);
    fill('Shape', 'corners');
    fill('Fit', 'contain');
    for (const size of ['square', 'story'] as const) expect(layers(size)).toMatchObject([{ mask: 24, fit: 'contain' }]);
    fill('Shape', 'none');
    expect(layers()).toMatchObject([{ mask: 'none' }]);
  });

  it('is of a logo what it stands on', async () => {
    await openWith([LOGO]);
    await chooseAt(0);
    fill('Stands on', 'plate');
    expect(layers('story')).toMatchObject([{ background: 'plate' }]);
    expect(screen.queryByLabelText('Shape')).toBeNull();
  });

  it('is of a gradient each of its colors, and how much shows through', async () => {
    const gradient = rect({
      fill: {
        kind: 'linear',
        angle: 90,
        stops: [
          [0, '#000000'],
          [1, '#EEEEEE'],
        ],
      },
    });
    await openWith([gradient]);
    await chooseAt(0);
    const [, last] = screen.getAllByLabelText(/^Color\b/, { selector: 'input' });
    if (!last) throw new Error('the gradient has one color');
    fireEvent.change(last, { target: { value: '#123456' } });
    fill('Opacity, in percent', '40');
    expect(layers()).toMatchObject([
      {
        fill: {
          stops: [
            [0, '#000000'],
            [1, '#123456'],
          ],
        },
        opacity: 0.4,
      },
    ]);
    fill('Opacity, in percent', '100');
    expect(layers()?.[0]).not.toHaveProperty('opacity', 0.4);
  });

  it('is of its color what it was before, once that is taken back', async () => {
    await openWith([rect({ fill: '#111111' })]);
    await chooseAt(0);
    const code = () => screen.getByLabelText<HTMLInputElement>(/^Color\b/, { selector: 'input' });
    fireEvent.change(code(), { target: { value: '#22222' } });
    fireEvent.blur(code());
    expect(code().value).toBe('#22222');
    expect(layers()).toMatchObject([{ fill: '#111111' }]);
    fireEvent.change(code(), { target: { value: '#222222' } });
    fireEvent.blur(code());
    expect(layers()).toMatchObject([{ fill: '#222222' }]);
    await act(async () => desk.undo());
    expect(layers()).toMatchObject([{ fill: '#111111' }]);
    expect(code().value).toBe('#111111');
  });

  it('depends on what a member has, or on what is filled in, in the language of the reader', async () => {
    await openWith([rect()], { language: 'es' });
    await chooseAt(0);
    const [when] = [...document.querySelectorAll('select')].filter((select) =>
      [...select.options].some(({ value }) => value === 'brand.photo'),
    );
    if (!when) throw new Error('nothing depends on anything');
    expect([...when.options].find(({ value }) => value === 'day')?.textContent).toContain('Día');
    fill(when.labels?.[0]?.textContent ?? '', '!brand.photo');
    expect(layers()).toMatchObject([{ when: '!brand.photo' }]);
    fill(when.labels?.[0]?.textContent ?? '', '');
    expect(layers()?.[0]?.when).toBeUndefined();
  });

  it('has a condition of its own that stays among the choices', async () => {
    await openWith([rect({ when: 'brand.photo&brand.logo' })]);
    await chooseAt(0);
    expect(field('Shown').value).toBe('brand.photo&brand.logo');
    expect(screen.getByText('under a condition: brand.photo&brand.logo')).toBeTruthy();
  });

  it('keeps parts that name what there is not in their field, and out of the drawing', async () => {
    await openWith([words(), words({ text: 'Welcome' })]);
    await chooseAt(1);
    fill('Parts, one a line', '{headline}\n{nothing}');
    expect(saidAt('Parts, one a line')).toContain('The drawing has no words named “nothing”.');
    expect(layers()).toMatchObject([{ text: '{headline}' }, { text: 'Welcome' }]);
    await chooseAt(0);
    expect(field('Parts, one a line').value).toBe('Welcome');
    fill('Parts, one a line', 'Welcome\n{headline}');
    expect(layers()).toMatchObject([{}, { text: ['Welcome', '{headline}'] }]);
    fill('Between the parts', ', ');
    expect(layers()).toMatchObject([{}, { separator: ', ' }]);
  });

  it('is in the sizes that are ticked, and the same in all of them by one press', async () => {
    await openWith([words({ color: '#111111' })], { story: [words({ color: '#222222' })] });
    await chooseAt(0);
    expect(screen.getByText(/^Not the same in .*: color\.$/)).toBeTruthy();
    await press('As here everywhere');
    expect(layers('story')).toMatchObject([{ color: '#111111' }]);
    expect(() => button('As here everywhere')).toThrow('0 buttons');
    await act(async () => screen.getByLabelText<HTMLInputElement>('Story').click());
    expect(layers('story')).toEqual([]);
    await act(async () => desk.undo());
    expect(layers('story')).toHaveLength(1);
  });

  it('is nothing to change for who may only look', async () => {
    await openWith([PHOTO, words()], { canEdit: false });
    await chooseAt(1);
    expect(field('Shape').disabled).toBe(true);
    await chooseAt(0);
    expect(field('Parts, one a line').disabled).toBe(true);
    expect(screen.queryByLabelText('Add a fact of the profile')).toBeNull();
  });
});

describe('the brands that a drawing is looked at in', () => {
  it('are called by what is hard about them, and the one that is pressed is worn', async () => {
    await openWith([words({ text: '{brand.fullName}' })], { language: 'es' });
    const strip = screen.getByText('En seis marcas a la vez').closest('section');
    if (!strip) throw new Error('there are no brands');
    const brands = () => [...strip.querySelectorAll('button')];
    expect(brands().map(({ textContent }) => textContent)).toEqual([
      'Amarillo',
      'Azul marino',
      'Pálido',
      'Sin foto',
      'Sin logotipo',
      'Nombres muy largos',
    ]);
    const worn = () => brands().filter((brand) => brand.getAttribute('aria-pressed') === 'true');
    expect(worn().map(({ textContent }) => textContent)).toEqual(['Azul marino']);
    await press('Nombres muy largos', strip);
    expect(worn().map(({ textContent }) => textContent)).toEqual(['Nombres muy largos']);
  });
});
