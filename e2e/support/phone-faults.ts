import type { Page } from '@playwright/test';

/** Words that a box is too narrow for, and boxes of words that lie over each other. */
async function crampedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const rects: { words: string; box: DOMRect }[] = [];
    for (const label of document.querySelectorAll('main label, main button, main a')) {
      const words = (label.textContent ?? '').trim();
      const range = document.createRange();
      range.selectNodeContents(label);
      const box = range.getBoundingClientRect();
      if (words === '' || box.width < 2) continue;
      // Nobody sees what is within a group that is closed.
      if (!label.checkVisibility()) continue;
      // Words that only screen readers get take no room.
      if ([label, ...label.children].some((part) => getComputedStyle(part).clipPath !== 'none')) continue;
      // Tabs scroll sideways within their own strip.
      if (label.closest('nav') !== null) continue;
      if (box.right > window.innerWidth + 1 || box.left < -1) found.push(`over the edge: ${words}`);
      // A bar that stays in its place lies over whatever is scrolled under it.
      const stays = (element: Element | null): boolean =>
        element !== null && (getComputedStyle(element).position === 'fixed' || stays(element.parentElement));
      if (label.tagName === 'LABEL' && !stays(label)) rects.push({ words, box });
    }
    for (const [index, one] of rects.entries())
      for (const other of rects.slice(index + 1)) {
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (width > 1 && height > 1) found.push(`${one.words} over ${other.words}`);
      }
    return found;
  });
}

/** Nothing moves on its way there: a size that is halfway there is not measured. */
const TWICE = ':root { font-size: 200% !important } *, ::before, ::after { transition-property: none !important }';

/** What is cut or lies over something else on a phone, with text at twice its size. */
export async function faultsAtTwiceTheSize(page: Page): Promise<string[]> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, TWICE);
  const found = await crampedWords(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return wide > 0 ? [...found, `${wide} px wider than the window`] : found;
}

/** Links and buttons that stand by themselves and are lower than 24 pixels. */
export async function lowTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main a, main button, header a, nav a')].flatMap((link) => {
      const { height, width } = link.getBoundingClientRect();
      // A link that covers its row with a pseudo element, and a link within a sentence, are as large as they need to be.
      const covers = getComputedStyle(link, '::after').position === 'absolute';
      const inSentence = link.parentElement?.tagName === 'P' && link.parentElement.textContent !== link.textContent;
      if (height === 0 || width < 2 || covers || inSentence || link.closest('[aria-hidden="true"]')) return [];
      return height < 24 ? [`${link.textContent} (${Math.round(height)})`] : [];
    }),
  );
}
