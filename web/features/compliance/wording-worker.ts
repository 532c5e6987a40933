import { createAnswers } from './answer-wording.ts';
import type { WordingQuestion } from './wording-question.ts';

const answerTo = createAnswers();

addEventListener('message', ({ data }: MessageEvent<WordingQuestion>) => {
  const answer = answerTo(data);
  if (answer !== null) postMessage(answer);
});
