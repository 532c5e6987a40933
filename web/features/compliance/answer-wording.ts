import { followWording } from '@yardsign/domain/compliance/wording/follow-wording';
import type { WordingAnswer, WordingQuestion } from './wording-question.ts';

/** @returns what answers the worker's questions; of each field it keeps what was found, so that only what was changed is searched again */
export function createAnswers(): (question: WordingQuestion) => WordingAnswer | null {
  const fields = new Map<number, ReturnType<typeof followWording>>();
  return (question) => {
    if ('closed' in question) {
      fields.delete(question.closed);
      return null;
    }
    const { field, language, state, text } = question;
    const find = fields.get(field) ?? followWording(language, state);
    fields.set(field, find);
    return { field, found: find(text) };
  };
}
