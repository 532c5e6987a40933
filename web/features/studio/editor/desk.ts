import { Editor } from '@tiptap/core';
import type { Language } from '@yardsign/domain/languages';
import { mergeTexts } from '@yardsign/domain/studio/merge';
import { fromParagraphs } from '@yardsign/domain/studio/paragraphs';
import type { Answer } from '../../../lib/api/call-types.ts';
import { cleanPaste, losesPictures } from './clean-paste.ts';
import { createLeaveByTab } from './leave-by-tab.ts';
import { readMarkdown } from './read-markdown.ts';
import { extensions } from './schema.ts';
import type { Stored, Words } from './kept-text.ts';
import { createTextKeeper, isOver, type KeeperPorts, type KeeperState } from './text-keeper.ts';
import { writeMarkdown } from './write-markdown.ts';

type Writer = Answer<'studio', 'keepStudioText'>;

/** What a page shows of a desk besides the text itself. A key that is typed changes none of it. */
export interface DeskView {
  readonly keeper: KeeperState;
  readonly words: Words;
  /** Somebody else, who writes in the text now. */
  readonly other: string | null;
  readonly wasBroughtBack: boolean;
}

export interface DeskPorts extends Pick<KeeperPorts, 'window' | 'formerStep' | 'save' | 'load' | 'shelf' | 'after'> {
  /** What this tab was called before it was loaded anew: windows that are gone, unless the tab is the twin of one. */
  readonly formerWindows: readonly string[];
  /** Whether the page of a window goes on in another tab. */
  isOpenElsewhere(window: string): Promise<boolean>;
  /** Pictures were pasted or dropped that a text cannot take: each needs to be said in both languages first. */
  pictureLeftOut(): void;
  /** Says whether somebody looks or writes here, and learns who writes. */
  keep(wish: 'look' | 'write' | 'take'): Promise<Writer>;
}

/** Of the words that say which keys leave a text. */
export const keysId = (language: Language): string => `text-keys-${language}`;

const KEEP_MS = 10_000;
/** A text is at rest when so long nothing was typed; whoever types without a rest is not waited for longer than so many of these. */
const REST_MS = 500;
const MOST_RESTS = 8;

/** Replaces what differs and nothing else, so that the cursor stays where it was. */
function showIn(editor: Editor, paragraphs: readonly string[]): void {
  const next = editor.schema.nodeFromJSON(readMarkdown(fromParagraphs(paragraphs)));
  const { doc, tr } = editor.state;
  const start = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  if (start === null || end === null) return;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap));
  editor.view.dispatch(tr.setMeta('addToHistory', false));
}

/**
 * A text in one language, with an editor, and what saves it. It lives beside the page and not in it: what is typed goes from the
 * editor to the server, and the page is drawn again only when it has something else to say.
 */
export function openDesk(
  begun: Stored,
  ports: DeskPorts,
  options: { isDraft: boolean; label: string; language: Language; memberId: string },
) {
  const { isDraft, label, language, memberId } = options;
  const listeners = new Set<() => void>();
  const readers = new Set<() => void>();
  let view: DeskView = { keeper: { kind: 'saved' }, words: begun.words, other: null, wasBroughtBack: false };
  let callOff: (() => void) | undefined;
  let callOffRest: (() => void) | undefined;
  let changes = 0;
  let atRest = begun.paragraphs;

  function change(part: Partial<DeskView>): void {
    view = { ...view, ...part };
    const isWritable = isDraft && view.other === null && !isOver(view.keeper);
    if (editor.isEditable !== isWritable) editor.setEditable(isWritable, false);
    for (const listener of listeners) listener();
  }

  function tellReaders(): void {
    callOffRest?.();
    callOffRest = undefined;
    atRest = paragraphs();
    for (const reader of readers) reader();
  }

  /** Reads the text when the typing rests: no key waits for it, and no key winds up a clock. */
  function waitForRest(rests: number): void {
    const seen = changes;
    callOffRest = ports.after(REST_MS, () => {
      if (changes === seen || rests === MOST_RESTS) tellReaders();
      else waitForRest(rests + 1);
    });
  }

  function textChanged(): void {
    changes += 1;
    if (callOffRest === undefined) waitForRest(1);
  }

  /** @returns whether there are files in it, of which a text takes none. */
  function leaveOut(carried: DataTransfer | null): boolean {
    if (carried === null || carried.files.length === 0) return false;
    ports.pictureLeftOut();
    return true;
  }

  const leavesByTab = createLeaveByTab();
  const editor = new Editor({
    element: null,
    extensions,
    content: readMarkdown(fromParagraphs(begun.paragraphs)),
    editable: isDraft,
    // The page may have no style that it does not bring itself.
    injectCSS: false,
    // Nobody asks what was deleted: finding it out would cost each key that is typed.
    enableCoreExtensions: { delete: false },
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': keysId(language),
        lang: language,
        spellcheck: 'true',
      },
      transformPastedHTML(html) {
        if (losesPictures(html)) ports.pictureLeftOut();
        return cleanPaste(html);
      },
      // Word and Docs put a picture of the words beside them: where there are words, these are pasted.
      handlePaste: (_view, { clipboardData }, { size }) => size === 0 && leaveOut(clipboardData),
      handleDOMEvents: {
        keydown: (_view, { key }) => leavesByTab(key),
        drop(view, event) {
          // A picture of the text that is moved within it may come with its file.
          if (view.dragging !== null || !leaveOut(event.dataTransfer)) return false;
          // A browser would open the file in the place of the page.
          event.preventDefault();
          return true;
        },
      },
    },
    onUpdate() {
      keeper.changed();
      textChanged();
    },
  });

  const paragraphs = () => writeMarkdown(editor.state.doc);
  const keeper = createTextKeeper(
    {
      ...ports,
      read: () => ({ paragraphs: paragraphs(), words: view.words }),
      show(written) {
        showIn(editor, written.paragraphs);
        change({ words: written.words });
      },
      tell: (state) => change({ keeper: state }),
    },
    begun,
  );

  async function keep(wish: 'look' | 'write' | 'take'): Promise<void> {
    const now = await ports.keep(wish);
    // Nobody writes in what is no draft, even where the place of its last writer is not over yet.
    const isOther = isDraft && now.writer !== null && !now.isHere;
    change({ other: isOther ? (now.writer?.name ?? null) : null });
    if (view.keeper.kind === 'taken' && !isOther) keeper.flush();
    if (now.version > keeper.version && view.keeper.kind === 'saved') keeper.follow(await ports.load());
  }

  /** Who is here is asked again and again; what goes wrong on the way is asked again as well. */
  function watch(): void {
    const wish = isDraft && editor.isFocused && view.other === null ? 'write' : 'look';
    const again = () => void (callOff = ports.after(KEEP_MS, watch));
    keep(wish).then(again, again);
  }

  /** A window that is gone has its place at the text for half a minute still: that is the place of its writer. */
  async function takeFromOneself(): Promise<void> {
    const { writer, isHere } = await ports.keep('look');
    if (writer?.id !== memberId || isHere) return;
    await keep('take');
    keeper.flush();
  }

  return {
    editor,
    keeper,
    paragraphs,
    get view() {
      return view;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The paragraphs as they were when the typing rested last. */
    atRest: () => atRest,
    /** Calls back when the text has changed and the typing rests. */
    onText(reader: () => void) {
      readers.add(reader);
      return () => void readers.delete(reader);
    },
    setWord(name: keyof Words, value: string) {
      change({ words: { ...view.words, [name]: value } });
      keeper.changed();
    },
    takeOver: () => keep('take').then(() => keeper.flush()),
    /**
     * Shows another text in the place of the one that was read at rest, as if it had been typed. What was typed since stays; where that
     * is in the same paragraph, nothing is rewritten.
     */
    rewrite(text: readonly string[]) {
      const merged = mergeTexts(atRest, paragraphs(), text);
      if (merged !== null) showIn(editor, merged);
      tellReaders();
    },
    async start() {
      watch();
      if (!isDraft) return;
      const wasBroughtBack = await keeper.bringBack();
      const [last] = begun.lastSaves;
      const wasLoadedAnew = last !== undefined && ports.formerWindows.includes(last.window);
      if (!wasBroughtBack && !wasLoadedAnew) return;
      if (wasBroughtBack) change({ wasBroughtBack });
      // A tab that was duplicated leaves the place to its twin, as it would to any other tab.
      const twins = await Promise.all(ports.formerWindows.map((former) => ports.isOpenElsewhere(former)));
      if (twins.includes(true)) return;
      // Who cannot be reached now is asked again by the watch.
      await takeFromOneself().catch(() => undefined);
    },
    /** Sends what waits, and ends. */
    stop() {
      callOff?.();
      callOffRest?.();
      keeper.close();
    },
  };
}

export type Desk = ReturnType<typeof openDesk>;
