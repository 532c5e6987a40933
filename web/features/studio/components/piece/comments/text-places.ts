import { LANGUAGES, type Language } from '@yardsign/domain/languages';
import { findQuote, type Quote, quoteAt } from '@yardsign/domain/studio/quotes';
import { useEffect, useState } from 'react';
import type { StudioPiece } from '../../../model.ts';

/** Words of a text on the page. */
export interface ChosenWords extends Quote {
  readonly language: Language;
}

type Comment = StudioPiece['comments'][number];

/** Where a text stands on the page; null for one that is not shown. */
export function surfaceOf(language: Language): HTMLElement | null {
  const surface = document.querySelector<HTMLElement>(`[data-text="${language}"]`);
  return surface?.closest('[hidden]') ? null : surface;
}

function readChosen(): ChosenWords | null {
  const selection = document.getSelection();
  // A cursor chooses nothing. It moves with every key, so that nothing is read for it.
  const range = selection && !selection.isCollapsed ? selection.getRangeAt(0) : null;
  const language = LANGUAGES.find((each) => range && surfaceOf(each)?.contains(range.commonAncestorContainer));
  const surface = language && surfaceOf(language);
  if (!range || !surface) return null;
  const before = document.createRange();
  before.setStart(surface, 0);
  before.setEnd(range.startContainer, range.startOffset);
  const from = before.toString().length;
  const quote = quoteAt(surface.textContent, from, from + range.toString().length);
  return quote && { ...quote, language };
}

/** The words that were chosen last in a text of the page: they stay so while somebody writes about them. */
export function useChosenWords(): { chosen: ChosenWords | null; forget: () => void } {
  const [chosen, setChosen] = useState<ChosenWords | null>(null);
  useEffect(() => {
    const listen = () => setChosen((before) => readChosen() ?? before);
    document.addEventListener('selectionchange', listen);
    return () => document.removeEventListener('selectionchange', listen);
  }, []);
  return { chosen, forget: () => setChosen(null) };
}

/** Where words stand on the page now: `gone` when the text is shown and does not have them any more. */
function placeOf({ language, ...comment }: Comment): 'there' | 'gone' | 'not shown' {
  const surface = language && surfaceOf(language);
  if (!surface || comment.quote === '') return 'not shown';
  return findQuote(surface.textContent, comment) === null ? 'gone' : 'there';
}

const PAUSE_MS = 500;

/** Draws a part of the page again a moment after a text on it has changed. */
export function useTextsOnPage(): void {
  const [, look] = useState(0);
  useEffect(() => {
    let timer: number | undefined;
    const again = () => look((count) => count + 1);
    const observer = new MutationObserver(() => {
      window.clearTimeout(timer);
      timer = window.setTimeout(again, PAUSE_MS);
    });
    // A text comes and goes with the language that is shown.
    observer.observe(document.querySelector('main') ?? document.body, {
      childList: true,
      characterData: true,
      subtree: true,
      attributeFilter: ['hidden'],
    });
    again();
    return () => {
      window.clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
}

/** Where the words of each comment stand, by its id; a moment behind the typing. */
export function usePlaces(comments: readonly Comment[]): ReadonlyMap<string, ReturnType<typeof placeOf>> {
  useTextsOnPage();
  return new Map(comments.map((comment) => [comment.id, placeOf(comment)]));
}

/** The place of a text where so many letters stand before it. */
function pointAt(surface: HTMLElement, letters: number): { node: Node; offset: number } | null {
  const walker = document.createTreeWalker(surface, NodeFilter.SHOW_TEXT);
  let left = letters;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node.nodeValue ?? '';
    if (left <= length) return { node, offset: left };
    left -= length;
  }
  return null;
}

/** Chooses the words of a comment in the text, and brings them into view. */
export function showWords({ language, ...comment }: Comment): void {
  const surface = language && surfaceOf(language);
  const from = surface ? findQuote(surface.textContent, comment) : null;
  if (!surface || from === null) return;
  const start = pointAt(surface, from + 1);
  const end = pointAt(surface, from + comment.quote.length);
  if (!start || !end) return;
  document.getSelection()?.setBaseAndExtent(start.node, Math.max(0, start.offset - 1), end.node, end.offset);
  start.node.parentElement?.scrollIntoView({ block: 'center' });
}
