import { traceScene } from '@yardsign/scene/trace';
import { useMemo } from 'react';
import type { Places } from '../../model/places.ts';
import type { Editor } from '../../model/use-editor.ts';
import { useTypesetter } from './use-typesetter.ts';

/** Where every layer stands in the brand that the drawing wears; undefined until that can be said. */
export function usePlaces({ design, size, language, look, texts }: Editor): Places | undefined {
  const { template } = design;
  const type = useTypesetter(JSON.stringify(texts));
  const { brand } = look;
  return useMemo(
    () => (type ? traceScene({ template, size, language, brand, texts }, type).placed : undefined),
    [type, template, size, language, brand, texts],
  );
}
