import type { Locator } from '@playwright/test';

/** Seconds, by the keystroke-level model of Card, Moran and Newell: to make up one's mind, to point, to press a button, a key. */
const TIME = { decide: 1.35, point: 1.1, press: 0.2, key: 0.28 } as const;
/** To take in a page or a step that one has never seen. */
const READING = 8;

/** Does what a person does, and reckons how long a person takes: the speed of the machine plays no part. */
export function createHand() {
  const spent = { acts: 0, seconds: 0 };
  const reach = () => {
    spent.acts += 1;
    spent.seconds += TIME.decide + TIME.point + TIME.press;
  };
  return {
    spent,
    read: () => void (spent.seconds += READING),
    async press(control: Locator): Promise<void> {
      reach();
      await control.click();
    },
    async type(field: Locator, words: string): Promise<void> {
      reach();
      spent.seconds += words.length * TIME.key;
      await field.fill(words);
    },
    async choose(list: Locator, label: string): Promise<void> {
      reach();
      reach();
      await list.selectOption({ label });
    },
  };
}
