import { applyPatch, patchBetween } from '@yardsign/domain/studio/paragraphs';

export interface Words {
  readonly title: string;
  readonly description: string;
  readonly shareText: string;
}

/** A text as it is written: its paragraphs as Markdown, and the words that go with it. */
export interface Written {
  readonly paragraphs: readonly string[];
  readonly words: Words;
}

/** A text as the server has it. */
export interface Stored extends Written {
  readonly version: number;
  /** The windows that saved it last, and how many times each had saved by then. */
  readonly lastSaves: readonly { readonly window: string; readonly step: number }[];
}

/** What one save carried. */
export interface Sent {
  readonly step: number;
  readonly written: Written;
}

/** What is not on the server yet, with what it was made of. */
export interface Kept {
  readonly base: Stored;
  readonly mine: Written;
  /** By which window it was kept, for which of its saves. */
  readonly window: string;
  readonly step: number;
  /** Saves since `base` of which nobody knows whether they have reached the server. */
  readonly sent: readonly Sent[];
  /** Grows with every copy: of two copies the one with the higher number was kept later. */
  readonly nth: number;
}

export type Origin = Pick<Kept, 'base' | 'window' | 'sent'>;

function changedWords(before: Words, after: Words): Partial<Words> | undefined {
  const names = (['title', 'description', 'shareText'] as const).filter((name) => before[name] !== after[name]);
  return names.length === 0 ? undefined : Object.fromEntries(names.map((name) => [name, after[name]]));
}

export function changeBetween(before: Written, after: Written) {
  const patch = patchBetween(before.paragraphs, after.paragraphs);
  const words = changedWords(before.words, after.words);
  return patch === null && words === undefined ? null : { ...(patch && { patch }), ...(words && { words }) };
}

/** The words of two people together; null where both changed the same ones, each in another way. */
export function mergeWords(base: Words, mine: Words, theirs: Words): Words | null {
  const ours = changedWords(base, mine) ?? {};
  const others = changedWords(base, theirs) ?? {};
  const clash = Object.entries(ours).some(([name, value]) => name in others && others[name as keyof Words] !== value);
  return clash ? null : { ...theirs, ...ours };
}

type Change = ReturnType<typeof changeBetween>;

function changed(before: Written, change: Change): Written {
  return {
    paragraphs: change?.patch ? applyPatch(before.paragraphs, change.patch) : before.paragraphs,
    words: { ...before.words, ...change?.words },
  };
}

/** How it lies in the browser: a long text once, and what was made of it as changes. */
interface Packed extends Omit<Kept, 'mine' | 'sent'> {
  readonly change: Change;
  readonly sent: readonly { readonly step: number; readonly change: Change }[];
}

/** Writes what is kept as a text; as often as somebody types, so what stays the same is not written anew. */
export function createKeptWriter(): (kept: Kept) => string {
  let known: { base: Stored; text: string } | undefined;
  return ({ base, mine, sent, ...kept }) => {
    if (known?.base !== base) known = { base, text: JSON.stringify(base) };
    const changes: Omit<Packed, 'base'> = {
      ...kept,
      change: changeBetween(base, mine),
      sent: sent.map(({ step, written }) => ({ step, change: changeBetween(base, written) })),
    };
    return `{"base":${known.text},${JSON.stringify(changes).slice(1)}`;
  };
}

/** What an older version of the page has kept: whole texts, the oldest one nothing of what was sent. */
type Former = Partial<Pick<Kept, 'mine' | 'sent' | 'nth'>>;

export function readKept(text: string): Kept[] {
  try {
    const kept = JSON.parse(text) as Omit<Packed, 'sent'> & {
      sent?: readonly Partial<Packed['sent'][number] & Sent>[];
    } & Former;
    const { base } = kept;
    const writtenOf = ({ written, change = null }: { written?: Written; change?: Change }) =>
      written ?? changed(base, change);
    const sent = (kept.sent ?? []).map((each) => ({ step: each.step ?? 0, written: writtenOf(each) }));
    return [
      {
        base,
        mine: kept.mine ?? changed(base, kept.change),
        window: kept.window,
        step: kept.step,
        sent,
        nth: kept.nth ?? 0,
      },
    ];
  } catch {
    return [];
  }
}

/** The last save of a window that the server has. */
export const lastStep = (stored: Stored, window: string): number =>
  stored.lastSaves.find((save) => save.window === window)?.step ?? 0;

/** What a window and the server had in common last: a save whose answer was lost may have been taken all the same. */
export function commonOf({ base, window, sent }: Origin, theirs: Stored): Written {
  return sent.find(({ step }) => step === lastStep(theirs, window))?.written ?? base;
}
