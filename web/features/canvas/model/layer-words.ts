import type { Layer } from '@yardsign/scene/layers';
import { useText } from '../../../lib/i18n/use-text.ts';
import { childrenOf, walk } from './layer-tree.ts';

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

/** How layers are called, in the words of the reader. */
export function useLayerWords() {
  const text = useText('canvas');
  const bindingName = (name: Binding) => text(`bind_${name.replace('.', '_') as 'line_A'}`);
  /** @param texts the words of the template in the language that is shown. */
  const layerName = (layer: Layer, texts: Readonly<Record<string, string>>): string => {
    const inside = walk(childrenOf(layer)).find((found) => found.layer.type === 'text')?.layer;
    if ((layer.type === 'stack' || layer.type === 'group') && inside)
      return text(`${layer.type}With`, { words: layerName(inside, texts) });
    if (layer.type !== 'text')
      return layer.type === 'use' ? text('type_use', { name: layer.symbol }) : text(`type_${layer.type}`);
    const said = [layer.text]
      .flat()
      .join(' ')
      .replace(BINDING, (whole, key: string) => (isBinding(key) ? `[${bindingName(key)}]` : (texts[key] ?? whole)));
    const words = said.replaceAll('*', '').replaceAll(/\s+/g, ' ').trim();
    return words === '' ? text('type_text') : words;
  };
  return { bindingName, layerName };
}
