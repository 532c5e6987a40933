import { perLanguage } from '@yardsign/domain/languages';
import type { Layer } from '@yardsign/scene/layers';
import type { SizeName } from '@yardsign/scene/template/template';
import type { Design } from './design.ts';
import { type DesignDesk, openDesignDesk } from './design-desk.ts';

/** A drawing of these layers, with a headline. */
export function designWith(sizes: Partial<Record<SizeName, Layer[]>>): Design {
  return {
    template: {
      version: 1,
      name: 'x',
      texts: { headline: { en: 'Keys', es: 'Llaves' } },
      symbols: {},
      sizes: Object.fromEntries(Object.entries(sizes).map(([size, layers]) => [size, { layers }])),
    },
    slots: [],
    words: perLanguage(() => ({ title: 'Keys', description: '', shareText: '' })),
  };
}

export const rect = (more: object = {}): Layer => ({
  type: 'rect',
  x: 0,
  y: 0,
  w: 100,
  h: 50,
  fill: '#FFFFFF',
  ...more,
});
export const words = (more: object = {}): Layer => ({
  type: 'text',
  text: '{headline}',
  font: 'figtree-800',
  size: 40,
  color: '#000000',
  ...more,
});

/** A desk with a drawing on it, that nothing is saved from. */
export function quietDesk(design: Design): DesignDesk {
  const never = () => new Promise<never>(() => undefined);
  const shelf = { read: () => null, write: () => undefined };
  return openDesignDesk({ save: never, load: never, shelf, after: () => () => undefined }, { design, version: 3 });
}
