import { paintItems, paintPaper } from '@yardsign/scene/paint';
import type { SizeName } from '@yardsign/scene/template/template';
import { type Trace, traceScene } from '@yardsign/scene/trace';
import type { Typesetter } from '@yardsign/scene/text/typesetter';
import { useEffect, useState } from 'react';
import type { Language } from '../../../../lib/i18n/language.ts';
import { contextOf } from '../../../../lib/scene/canvas-context.ts';
import { heldImage } from '../../../../lib/scene/image-cache.ts';
import { type Design, layersIn, textsIn } from '../../model/design.ts';
import { contrastFindings, type Finding, fitFindings, type Ground } from '../../model/findings.ts';
import { type Sample, SAMPLES, sampleBrands, sampleUrl } from '../../model/sample-brands.ts';
import { useTypesetter } from '../stage/use-typesetter.ts';

export type Findings = Readonly<Partial<Record<Sample, readonly Finding[]>>>;

/** What stands behind the words, drawn as the picture is. */
function groundOf({ layout }: Trace, canvas: HTMLCanvasElement, type: Typesetter): Ground {
  const { width, height, items } = layout;
  Object.assign(canvas, { width, height });
  const context = contextOf(canvas);
  paintPaper(context, width, height);
  const behind = items.filter(({ kind }) => kind !== 'text');
  paintItems(context, behind, (id) => heldImage(sampleUrl(id)), type);
  return (context as unknown as CanvasRenderingContext2D).getImageData(0, 0, width, height);
}

function findIn(design: Design, size: SizeName, language: Language, sample: Sample, type: Typesetter): Finding[] {
  const brand = sampleBrands[sample];
  const { template } = design;
  const trace = traceScene({ template, size, language, brand, texts: textsIn(design, language) }, type);
  const layers = layersIn(design, size);
  const ground = groundOf(trace, document.createElement('canvas'), type);
  return [...fitFindings(layers, trace, size), ...contrastFindings(layers, trace, ground)];
}

/** What each of the made-up brands would stumble over, one brand after the other so that nobody has to wait for it. */
export function useFindings(design: Design, size: SizeName, language: Language): Findings {
  const type = useTypesetter(JSON.stringify(design.template.texts));
  const [found, setFound] = useState<Findings>({});
  useEffect(() => {
    if (!type) return undefined;
    let timer: number | undefined;
    const next = (at: number, before: Findings) => {
      const sample = SAMPLES[at];
      if (sample === undefined) return setFound(before);
      const all = { ...before, [sample]: findIn(design, size, language, sample, type) };
      timer = window.setTimeout(() => next(at + 1, all), 0);
      return undefined;
    };
    timer = window.setTimeout(() => next(0, {}), 0);
    return () => window.clearTimeout(timer);
  }, [design, size, language, type]);
  return found;
}
