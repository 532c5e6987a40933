import { fireEvent, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { button, field, fill, open, press } from '../../../../testing/page.tsx';
import { openDesignDesk, type DesignDesk } from '../../model/design-desk.ts';
import { SAMPLE_LOOKS } from '../../model/looks.ts';
import { designWith, rect, words } from '../../model/testing.ts';
import { useEditor } from '../../model/use-editor.ts';
import { CanvasBar } from '../canvas-bar.tsx';
import { LayersList } from '../layers/layers-list.tsx';
import { Properties } from './properties.tsx';
import { SlotsCard } from '../slots/slots-card.tsx';

const design = designWith({ square: [rect(), words({ x: 10 })], story: [words()] });

let desk: DesignDesk;
beforeEach(() => {
  const never = () => new Promise<never>(() => undefined);
  const ports = {
    save: never,
    load: never,
    shelf: { read: () => null, write: () => undefined },
    after: () => () => undefined,
  };
  desk = openDesignDesk(ports, { design, version: 3 });
});

/** The editor without the pictures, which need a canvas. */
function Bench({ canEdit }: { canEdit: boolean }) {
  const { history } = useSyncExternalStore(desk.subscribe, () => desk.view);
  const editor = useEditor(desk, history.now, { canEdit, language: 'en', looks: SAMPLE_LOOKS });
  return (
    <>
      <CanvasBar editor={editor} history={history} />
      <LayersList editor={editor} places={undefined} />
      <Properties editor={editor} />
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
    expect(asked).toEqual([{ key: 'fact', kind: 'line', label: { en: 'New fact', es: 'New fact' }, most: 60 }]);
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
