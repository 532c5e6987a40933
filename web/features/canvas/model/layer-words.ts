import type { Layer } from '@yardsign/scene/layers';
import type { Brand } from '@yardsign/scene/template/brand';
import { SIZES } from '@yardsign/scene/template/template';
import { wear } from '@yardsign/scene/template/wear';
import { useMemo } from 'react';
import type { Language } from '../../../lib/i18n/language.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { childrenOf, walk } from './layer-tree.ts';
import type { Editor } from './use-editor.ts';

const BINDING = /\{([\w.]+)\}/g;

/** What can be put into a text of the member's, as the template names it. */
export const BINDINGS = [
  'line.A',
  'line.B',
  'line.C',
  'line.D',
  'line.E',
  'brand.fullName',
  'brand.jobTitle',
  'brand.company',
  'brand.phone',
  'brand.email',
  'brand.website',
  'brand.location',
  'brand.designations',
  'brand.compliance',
] as const;
export type Binding = (typeof BINDINGS)[number];

const isBinding = (name: string): name is Binding => BINDINGS.some((each) => each === name);

/** The facts of a brand as a piece of one language wears them, by their names in a template. */
function factsWorn(brand: Brand, language: Language): Record<Binding, string> {
  const { brand: texts, lines } = wear(brand, language);
  const valueOf = (name: Binding): string => {
    const [of, field = ''] = name.split('.');
    return of === 'line' ? lines[`pos_${field as 'A'}`].text : texts[field as 'fullName'];
  };
  return Object.fromEntries(BINDINGS.map((name) => [name, valueOf(name)])) as Record<Binding, string>;
}

/** The drawings of the library's graphics that have a name of their own. */
const DRAWINGS = [
  'house',
  'door',
  'cloud',
  'tree',
  'kitchen',
  'mailbox',
  'key',
  'alarm',
  'box',
  'shops',
  'neighborhood',
  'calendar',
  'checklist',
  'coins',
  'papers',
  'garden',
  'window',
] as const;

/** So many of what a block holds are named, each with so many characters at most. */
const NAMED = { parts: 3, characters: 30 };

const cut = (words: string): string =>
  words.length <= NAMED.characters ? words : `${words.slice(0, NAMED.characters - 1).trimEnd()}…`;

type Shown = Pick<Editor, 'design' | 'look' | 'language' | 'texts' | 'size'>;

/** How layers are called: by what they show in the brand that the drawing is looked at in. */
export function useLayerWords({ design, look, language, texts, size }: Shown) {
  const text = useText('canvas');
  const { brand } = look;
  const facts = useMemo(() => factsWorn(brand, language), [brand, language]);
  const bindingName = (name: Binding) => text(`bind_${name.replace('.', '_') as 'line_A'}`);

  const labels = new Map(design.slots.map(({ key, label }) => [key, label[language]]));

  /** What a part of a text says. @param instead for a fact that is empty: of the brand, or of what is filled in. */
  const said = (part: string, instead: (key: string) => string) =>
    part
      .replace(BINDING, (whole, key: string) => {
        const words = isBinding(key) ? facts[key] : texts[key];
        return words === '' ? instead(key) : (words ?? whole);
      })
      .replaceAll('*', '')
      .replaceAll(/\s+/g, ' ')
      .trim();

  /** What a part of a text says, or what it would say; empty where nobody has written anything. */
  const wouldSay = (part: string) => said(part, (key) => (isBinding(key) ? bindingName(key) : (labels.get(key) ?? '')));
  const partWords = (part: string) => wouldSay(part) || text('type_text');

  /** Whether it is a text in which nothing is written, whatever the brand. */
  const isWordless = (layer: Layer) =>
    layer.type === 'text' && [layer.text].flat().every((part) => wouldSay(part) === '');

  const shapeName = (layer: Layer) => {
    const { w, h } = layer as { w?: number; h?: number };
    const isGround = layer.type === 'rect' && w === SIZES[size].width && h === SIZES[size].height;
    return isGround ? text('type_ground') : text(`type_${layer.type}`);
  };

  const layerName = (layer: Layer): string => {
    switch (layer.type) {
      case 'text': {
        if (isWordless(layer)) return text('wordless');
        const parts = [layer.text].flat();
        const shown = parts.map((part) => said(part, () => '')).filter(Boolean);
        return (shown.length > 0 ? shown : parts.map(partWords)).join(layer.separator ?? ' ');
      }
      case 'stack':
      case 'group':
        return blockName(layer);
      case 'image':
        return text(layer.slot === 'photo' ? 'add_photo' : 'type_image');
      case 'use': {
        const known = DRAWINGS.find((name) => name === layer.symbol);
        return known ? text(`drawing_${known}`) : text('type_use');
      }
      case 'rect':
      case 'ellipse':
      case 'path':
      case 'logo':
      case 'mark':
      case 'repeat':
        return shapeName(layer);
    }
  };

  const blockName = (block: Layer): string => {
    const leaves = walk(childrenOf(block))
      .map(({ layer }) => layer)
      .filter((layer) => childrenOf(layer).length === 0);
    const told = leaves.filter(({ type }) => ['text', 'image', 'logo', 'mark', 'use'].includes(type));
    const names = [...new Set(told.map((layer) => cut(layerName(layer))))];
    if (names.length === 0) return text('type_stack');
    return [...names.slice(0, NAMED.parts), ...(names.length > NAMED.parts ? ['…'] : [])].join(', ');
  };

  /** A fact with what it says, to be chosen. */
  const bindingLabel = (name: Binding) =>
    facts[name] === '' ? text('bindEmpty', { name: bindingName(name) }) : `${bindingName(name)}: ${facts[name]}`;

  return { facts, bindingName, bindingLabel, partWords, isWordless, layerName };
}
