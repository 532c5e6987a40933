import type { Language } from '@yardsign/domain/languages';
import type { Layer, SceneSymbol } from '../layers.ts';
import { checkTemplate } from './template-check.ts';
import { isTooDeep, weightFaults } from './template-weight.ts';

export const SIZES = {
  square: { width: 1080, height: 1080 },
  portrait: { width: 1080, height: 1350 },
  story: { width: 1080, height: 1920 },
  link: { width: 1200, height: 630 },
} as const satisfies Record<string, { width: number; height: number }>;

export type SizeName = keyof typeof SIZES;
export type SceneLanguage = Language;

/** A designed piece, without anybody's brand. Plain JSON; `version` rises when an older reader could not draw it. */
export interface Template {
  version: 1;
  name: string;
  /** The words of the piece, in both languages, by key. */
  texts: Record<string, Record<SceneLanguage, string>>;
  symbols: Record<string, SceneSymbol>;
  sizes: Partial<Record<SizeName, { layers: Layer[] }>>;
}

/** Lists every fault found, one per line, each with where it is. */
export class TemplateError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`This template cannot be drawn:\n${faults.join('\n')}`);
    this.name = 'TemplateError';
    this.faults = faults;
  }
}

function faultsOf(json: unknown): string[] {
  if (isTooDeep(json)) return ['template: is nested too deeply'];
  const faults = checkTemplate(json, SIZES);
  return faults.length > 0 ? faults : weightFaults(json as Template);
}

/** @throws TemplateError listing every fault */
export function parseTemplate(json: unknown): Template {
  const faults = faultsOf(json);
  if (faults.length > 0) throw new TemplateError(faults);
  return json as Template;
}

/** The sizes that this template was designed in, in the order of `SIZES`. */
export function sizesOf(template: Template): SizeName[] {
  return (Object.keys(SIZES) as SizeName[]).filter((size) => template.sizes[size] !== undefined);
}
