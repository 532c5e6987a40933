import type { WordingQuestion } from '../features/compliance/wording-question.ts';

/** The worker that checks wording, in the page's own thread: the DOM of tests has no workers. */
export class WordingWorker extends EventTarget {
  readonly #answers = import('../features/compliance/answer-wording.ts').then(({ createAnswers }) => createAnswers());

  postMessage(question: WordingQuestion): void {
    void this.#answers.then((answerTo) => {
      const data = answerTo(question);
      if (data !== null) this.dispatchEvent(Object.assign(new Event('message'), { data }));
    });
  }

  terminate(): void {}
}
