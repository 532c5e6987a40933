import { paintItems, paintPaper } from '@yardsign/scene/paint';
import type { SizeName } from '@yardsign/scene/template/template';
import { type Trace, traceScene } from '@yardsign/scene/trace';
import type { Typesetter } from '@yardsign/scene/text/typesetter';
import { useEffect, useState } from 'react';
import type { Language } from '../../../../lib/i18n/language.ts';
import { contextOf } from '../../../../lib/scene/canvas-context.ts';
import { heldImage } from '../../../../lib/scene/image-cache.ts';
import { type Design, layersIn } from '../../model/design.ts';
import { contrastFindings, type Finding, fitFindings, type Ground } from '../../model/findings.ts';
import type { Look } from '../../model/looks.ts';
import { useTypesetter } from '../stage/use-typesetter.ts';

export type Findings = Readonly<Partial<Record<Look['name'], readonly Finding[]>>>;

/** A drawing as it is shown in one size and one language. */
export interface Shown {
  readonly design: Design;
  readonly size: SizeName;
  readonly language: Language;
  readonly texts: Readonly<Record<string, string>>;
}

/** What stands behind the words, drawn as the picture is. */
function groundOf({ layout }: Trace, imageUrl: Look['imageUrl'], type: Typesetter): Ground {
  const canvas = document.createElement('canvas');
  const { width, height, items } = layout;
  Object.assign(canvas, { width, height });
  const context = contextOf(canvas);
  paintPaper(context, width, height);
  const behind = items.filter(({ kind }) => kind !== 'text');
  paintItems(context, behind, (id) => heldImage(imageUrl(id)), type);
  return (context as unknown as CanvasRenderingContext2D).getImageData(0, 0, width, height);
}

function findIn({ design, size, language, texts }: Shown, { brand, imageUrl }: Look, type: Typesetter): Finding[] {
  const { template } = design;
  const trace = traceScene({ template, size, language, brand, texts }, type);
  const layers = layersIn(design, size);
  const ground = groundOf(trace, imageUrl, type);
  return [...fitFindings(layers, trace, size), ...contrastFindings(layers, trace, ground, type)];
}

/** What each brand would stumble over, one brand after the other so that nobody has to wait for it. */
export function useFindings(shown: Shown, looks: readonly Look[]): Findings {
  const type = useTypesetter(JSON.stringify(shown.design.template.texts));
  const [found, setFound] = useState<Findings>({});
  useEffect(() => {
    if (!type) return undefined;
    let timer: number | undefined;
    const next = (at: number, before: Findings) => {
      const look = looks[at];
      if (look === undefined) return setFound(before);
      const all = { ...before, [look.name]: findIn(shown, look, type) };
      timer = window.setTimeout(() => next(at + 1, all), 0);
      return undefined;
    };
    timer = window.setTimeout(() => next(0, {}), 0);
    return () => window.clearTimeout(timer);
  }, [shown, looks, type]);
  return found;
}
