import { LANGUAGES, type Language } from '@yardsign/domain/languages';
import { isInStep } from '@yardsign/domain/studio/in-step';

/** A text with what it was held against. */
interface HeldAgainst {
  readonly language: Language;
  readonly paragraphs: readonly string[];
  /** The paragraphs of its twin when both said the same for the last time. */
  readonly in_step_with: readonly string[] | null;
}

/** Whether nobody has looked at a text since its twin, which is among `texts`, changed. */
export function isStale(own: HeldAgainst, texts: readonly HeldAgainst[]): boolean {
  return texts.some((twin) => twin.language !== own.language && !isInStep(twin.paragraphs, own.in_step_with));
}

/** Languages that members are told of as older: those that nobody has looked at since the other changed, or of two such the older one. */
export function outdatedOf(texts: readonly (HeldAgainst & { held_back: boolean; updated_at: Date })[]): Language[] {
  const stale = texts.filter((own) => own.held_back || isStale(own, texts));
  const oldest = stale.toSorted((a, b) => a.updated_at.getTime() - b.updated_at.getTime()).slice(0, 1);
  const marked = stale.length === LANGUAGES.length ? oldest : stale;
  return marked.map(({ language }) => language);
}
