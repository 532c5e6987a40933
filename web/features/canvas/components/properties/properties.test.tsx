import { fireEvent, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { button, field, fill, open, press } from '../../../../testing/page.tsx';
import type { DesignDesk } from '../../model/design-desk.ts';
import { SAMPLE_LOOKS } from '../../model/looks.ts';
import { designWith, quietDesk, rect, words } from '../../model/testing.ts';
import { useEditor } from '../../model/use-editor.ts';
import { CanvasBar } from '../canvas-bar.tsx';
import { LayersList } from '../layers/layers-list.tsx';
import { Properties } from './properties.tsx';
import { SlotsCard } from '../slots/slots-card.tsx';

const design = designWith({ square: [rect(), words({ x: 10 })], story: [words()] });

let desk: DesignDesk;
beforeEach(() => {
  desk = quietDesk(design);
});

/** The editor without the pictures, which need a canvas. */
function Bench({ canEdit }: { canEdit: boolean }) {
  const { history } = useSyncExternalStore(desk.subscribe, () => desk.view);
  const editor = useEditor(desk, history.now, { canEdit, language: 'en', looks: SAMPLE_LOOKS });
  return (
    <>
      <CanvasBar editor={editor} history={history} />
      <LayersList editor={editor} places={undefined} />
      <Properties editor={editor} places={new Map()} />
      <SlotsCard editor={editor} />
    </>
  );
}
const show = (canEdit = true) => open(<Bench canEdit={canEdit} />);

describe('the canvas', () => {
  it('changes the words of a layer in both languages, its look everywhere and its place in its size', async () => {
    await show();
    await press('Keys');
    fill('In Spanish', 'Tus llaves');
    fireEvent.change(field('Color'), { target: { value: 'white' } });
    fill('From the left', '33');
    const { template: sent } = desk.now;
    expect(sent.texts['headline']).toEqual({ en: 'Keys', es: 'Tus llaves' });
    expect(sent.sizes.square?.layers[1]).toMatchObject({ color: '#FFFFFF', x: 33 });
    expect(sent.sizes.story?.layers[0]).toEqual(words({ color: '#FFFFFF' }));
  });

  it('groups layers in every size, grows the group as one, and takes it apart again', async () => {
    desk.change(
      {
        ...design,
        template: { ...design.template, sizes: { ...design.template.sizes, story: { layers: [rect(), words()] } } },
      },
      null,
    );
    await show();
    expect(button('Group what is chosen').getAttribute('aria-disabled')).toBe('true');
    await press('Keys');
    fireEvent.click(button('Rectangle'), { shiftKey: true });
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(2);
    await press('Group what is chosen');
    fill('Scale, in percent', '150');
    const { square, story } = desk.now.template.sizes;
    expect(square?.layers).toEqual([{ type: 'group', scale: 1.5, children: [rect(), words({ x: 10 })] }]);
    expect(story?.layers).toEqual([{ type: 'group', children: [rect(), words()] }]);
    fill('Scale, in percent', '100');
    await press('Take the group apart');
    expect(desk.now.template.sizes.square?.layers).toEqual([rect(), words({ x: 10, y: 0 })]);
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(2);
    await press('Undo');
    expect(desk.now.template.sizes.square?.layers[0]?.type).toBe('group');
  });

  it('chooses several layers without Shift too, lets go of one, and takes them all out', async () => {
    await show();
    fireEvent.click(screen.getByLabelText('Choose several layers'));
    for (const layer of ['Keys', 'Rectangle', 'Keys', 'Keys']) await press(layer);
    await press('Take it out of every size');
    expect(desk.now.template.sizes.square?.layers).toEqual([]);
  });

  it('tells how many layers are chosen, and copies and undoes them as one', async () => {
    await show();
    await press('Keys');
    fireEvent.click(button('Rectangle'), { shiftKey: true });
    expect(screen.getByRole('status').textContent).toBe('2 layers are chosen.');
    expect(screen.queryByLabelText('From the left')).toBeNull();
    await press('Copy what is chosen');
    expect(desk.now.template.sizes.square?.layers).toHaveLength(4);
    expect(screen.getByRole('status').textContent).toBe('2 layers are chosen.');
    await press('To the left edge');
    expect(screen.getByRole('status').textContent).toBe('2 layers are chosen. Aligned.');
    await press('Undo');
    expect(desk.now.template.sizes.square?.layers).toHaveLength(2);
  });

  it('keeps a number or a colour that is none out of the drawing, and in its field', async () => {
    await show();
    await press('Keys');
    fill('Largest size', '');
    fireEvent.change(field('Color'), { target: { value: 'own' } });
    fill('Color code', 'red');
    expect(screen.getByText('This is no color.')).toBeTruthy();
    fill('Parts, one a line', '{nobody}');
    expect(screen.getByText('The drawing has no words named “nobody”.')).toBeTruthy();
    fill('Opacity, in percent', '50');
    const { template: sent } = desk.now;
    expect(sent.sizes.square?.layers[1]).toEqual(words({ x: 10, opacity: 0.5 }));
  });

  it('takes back what was done, and asks the member for a fact', async () => {
    await show();
    await press('Keys');
    await press('Take it out of every size');
    expect(() => button('Keys')).toThrow('0 buttons');
    await press('Undo');
    expect(button('Keys')).toBeTruthy();
    await press('Ask for one more');
    const { slots: asked, template: sent } = desk.now;
    expect(asked).toEqual([{ key: 'fact', kind: 'line', label: { en: 'New fact', es: 'Dato nuevo' }, most: 60 }]);
    expect(sent.sizes).toEqual(design.template.sizes);
    expect(Object.keys(sent.texts)).toEqual(['headline', 'fact']);
  });

  it('can be looked at, and not changed, while it stands still', async () => {
    await show(false);
    await press('Keys');
    expect(() => button('Undo')).toThrow('0 buttons');
    expect((field('From the left') as HTMLInputElement).disabled).toBe(true);
  });
});
