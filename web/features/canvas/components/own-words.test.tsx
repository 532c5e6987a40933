import { fireEvent, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { button, field, fill, open, press } from '../../../testing/page.tsx';
import type { DesignDesk } from '../model/design-desk.ts';
import type { Look } from '../model/looks.ts';
import type { Places } from '../model/places.ts';
import { sampleBrands, sampleUrl } from '../model/sample-brands.ts';
import { designWith, quietDesk, rect, words } from '../model/testing.ts';
import { useEditor } from '../model/use-editor.ts';
import { CanvasBar } from './canvas-bar.tsx';
import { LayersList } from './layers/layers-list.tsx';
import { Properties } from './properties/properties.tsx';
import { WordsCard } from './words-card.tsx';

const BRAND = sampleBrands.navy;
const OWN: readonly Look[] = [{ name: 'own', brand: BRAND, imageUrl: sampleUrl }];
const name = words({ text: ['{brand.fullName}', '{brand.phone}'], separator: ' · ' });
const made = designWith({
  square: [
    rect({ w: 1080, h: 1080 }),
    { type: 'use', symbol: 'door', x: 0, y: 0, w: 9, h: 9 },
    {
      type: 'stack',
      direction: 'row',
      children: [{ type: 'logo', w: 9, h: 9, background: 'standard' }, words(), name],
    },
    words({ text: '{day}' }),
  ],
});
const day = { key: 'day', kind: 'date', label: { en: 'Day', es: 'Día' } } as const;

const DAY = { day: { en: '', es: '' } };

let desk: DesignDesk;
beforeEach(() => {
  const texts = { ...made.template.texts, ...DAY };
  desk = quietDesk({ ...made, template: { ...made.template, texts }, slots: [day] });
});

function Bench({ places }: { places?: Places }) {
  const { history } = useSyncExternalStore(desk.subscribe, () => desk.view);
  const editor = useEditor(desk, history.now, { canEdit: true, language: 'en', looks: OWN });
  return (
    <>
      <LayersList editor={editor} places={places} />
      <Properties editor={editor} places={new Map()} />
      <WordsCard editor={editor} />
    </>
  );
}

it('calls layers by what they show in the brand of the member', async () => {
  await open(<Bench />);
  const block = `Logo, Keys, ${BRAND.fullName} · ${BRAND.phone}`;
  expect(screen.getByRole('button', { name: block })).toBeTruthy();
  for (const called of ['Background', 'Door', 'Day']) expect(screen.getByRole('button', { name: called })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/[[{]brand\.|Line A\]/);
});

it('says of a text in which nothing is written that it has no words yet, and not that it is hidden', async () => {
  const blank = designWith({
    square: [words({ text: '' }), words({ text: ['{blank}', ' '] }), words({ text: '{brand.fullName}' })],
  });
  const texts = { ...blank.template.texts, blank: { en: '', es: '' } };
  desk = quietDesk({ ...blank, template: { ...blank.template, texts } });
  await open(<Bench places={new Map()} />);
  const listed = [...document.querySelectorAll('section li button')].map(({ textContent }) => textContent);
  expect(listed).toEqual([`${BRAND.fullName} (not shown now)`, 'Words (none yet)', 'Words (none yet)']);
});

it('takes a part out of a text, and puts in a fact that is picked', async () => {
  await open(<Bench />);
  fireEvent.click(screen.getByRole('button', { name: /^Logo, Keys/ }));
  await press(`${BRAND.fullName} · ${BRAND.phone}`);
  await press(`Take out “${BRAND.phone}”`);
  fireEvent.change(field('Add a fact of the profile'), { target: { value: 'brand.website' } });
  const stack = desk.now.template.sizes.square?.layers[2];
  expect(stack).toMatchObject({
    children: [{ type: 'logo' }, {}, { text: ['{brand.fullName}', '{brand.website}'] }],
  });
});

it('puts a fact into the words of a post where the cursor is, and shows it by its name', async () => {
  await open(<Bench />);
  const [box = new HTMLTextAreaElement()] = screen.getAllByLabelText<HTMLTextAreaElement>(/^Words of a post/);
  fireEvent.change(box, { target: { value: 'Come on , call me' } });
  box.focus();
  box.setSelectionRange(8, 8);
  // Told of as a pointer tells: a test before this one may have pressed one and never let go.
  fireEvent.mouseUp(box);
  const [pick] = screen.getAllByLabelText('Add a fact to the words');
  fireEvent.change(pick ?? box, { target: { value: 'slot.day' } });
  expect(desk.now.words.en.shareText).toBe('Come on {slot.day}, call me');
  expect(box.value).toBe('Come on {Day}, call me');
});

function Bar() {
  const { history } = useSyncExternalStore(desk.subscribe, () => desk.view);
  const editor = useEditor(desk, history.now, { canEdit: true, language: 'en', looks: OWN });
  return <CanvasBar editor={editor} history={history} />;
}

it('keeps the focus on a tool that has nothing more to do, so that the keys of the editor still work', async () => {
  await open(<Bar />);
  const tools = ['Undo', 'Do it again', 'Take it out of every size'];
  const states = () => tools.map((label) => button(label).getAttribute('aria-disabled'));
  expect(states()).toEqual(['true', 'true', 'true']);
  fill('Add …', 'ellipse');
  expect(states()).toEqual([null, 'true', null]);
  await press('Undo');
  await press('Undo');
  expect(states()).toEqual(['true', null, 'true']);
  button('Undo').focus();
  expect(document.activeElement).toBe(button('Undo'));
});
