import { traceScene } from '@yardsign/scene/trace';
import { useMemo } from 'react';
import { textsIn } from '../../model/design.ts';
import type { Places } from '../../model/places.ts';
import { sampleBrands } from '../../model/sample-brands.ts';
import type { Editor } from '../../model/use-editor.ts';
import { useTypesetter } from './use-typesetter.ts';

/** Where every layer stands in the brand that the drawing wears; undefined until that can be said. */
export function usePlaces({ design, size, language, sample }: Editor): Places | undefined {
  const { template } = design;
  const texts = useMemo(() => textsIn(design, language), [design, language]);
  const type = useTypesetter(JSON.stringify(texts));
  const brand = sampleBrands[sample];
  return useMemo(
    () => (type ? traceScene({ template, size, language, brand, texts }, type).placed : undefined),
    [type, template, size, language, brand, texts],
  );
}
