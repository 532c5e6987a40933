import { expect, it, vi } from 'vitest';
import { createWordingCheck, type CheckedWording } from './check-wording.ts';
import type { WordingQuestion } from './wording-question.ts';

/** A worker that answers when the test says so. */
class SlowWorker extends EventTarget {
  readonly asked: WordingQuestion[] = [];
  isEnded = false;
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  postMessage(question: WordingQuestion) {
    this.asked.push(question);
  }
  terminate() {
    this.isEnded = true;
  }
  /** Answers what was asked last, with nothing found. */
  answer() {
    const last = this.asked.findLast((question) => !('closed' in question));
    const field = last !== undefined && 'field' in last ? last.field : null;
    this.dispatchEvent(Object.assign(new Event('message'), { data: { field, found: [] } }));
  }
  fail() {
    this.dispatchEvent(Object.assign(new Event('error'), { message: 'it could not be fetched' }));
  }
  get texts() {
    return this.asked.map((question) => ('closed' in question ? 'closed' : question.text));
  }
}

function begin(reported = vi.fn<(error: Error) => void>()) {
  const workers: SlowWorker[] = [];
  const checkWording = createWordingCheck(() => {
    const worker = new SlowWorker();
    workers.push(worker);
    return worker;
  }, reported);
  const seen: CheckedWording[] = [];
  const check = checkWording({ language: 'en', state: 'NJ' }, (checked) => seen.push(checked));
  return { workers, check, texts: () => seen.map(({ text }) => text) };
}

it('asks of what is typed meanwhile only the newest, when the answer has come', () => {
  const { workers, check, texts } = begin();
  for (const text of ['A', 'A q', 'A qu', 'A qui']) check.read(text);
  expect(workers[0]?.texts).toEqual(['A']);
  workers[0]?.answer();
  expect(workers[0]?.texts).toEqual(['A', 'A qui']);
  workers[0]?.answer();
  expect(texts()).toEqual(['A', 'A qui']);
  check.read('A quiet');
  expect(workers[0]?.texts).toEqual(['A', 'A qui', 'A quiet']);
});

it('asks a new worker about the next change when the one before is gone', () => {
  const reported = vi.fn<(error: Error) => void>();
  const { workers, check, texts } = begin(reported);
  for (const text of ['A', 'A q']) check.read(text);
  workers[0]?.fail();
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
  check.read('A quiet');
  expect(workers[1]?.texts).toEqual(['A quiet']);
  workers[1]?.answer();
  expect(texts()).toEqual(['A quiet']);
  expect(reported.mock.calls.map(([error]) => error.message)).toEqual([
    'the wording was not checked: it could not be fetched',
  ]);
});

it('tells the worker that a field is left, and takes no answer to it any more', () => {
  const { workers, check, texts } = begin();
  check.read('A');
  check.close();
  expect(workers[0]?.texts).toEqual(['A', 'closed']);
  workers[0]?.answer();
  expect(texts()).toEqual([]);
});
