import { type AuditAction, isAuditAction } from '@yardsign/domain/audit/actions';
import { formatDay } from '../../../lib/format/dates.ts';
import { span } from '../../../lib/format/numbers.ts';
import { formatMessage } from '../../../lib/i18n/format-message.ts';
import type { Language } from '../../../lib/i18n/language.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { type Entry, wordKeyOf } from '../audit-model.ts';

/** A day as the log has it. */
const DAY = /^\d{4}-\d\d-\d\d$/;

/** So long, as the definition of a coupon has it: `30 days`. */
const SPAN = /^(\d+) (day|week|month)s?$/;

function valueInWords(value: string, language: Language): string {
  if (DAY.test(value)) return formatDay(value, language);
  const [, count, unit] = SPAN.exec(value) ?? [];
  return count === undefined ? value : span(Number(count), unit as Parameters<typeof span>[1], language);
}

/** What an entry says in plain words: what was done, by whom, and why. */
export function useEntryWords() {
  const text = useText('admin');
  const audit = useText('audit');
  const language = useLanguage();

  function nameOf(someone: Entry['actor']): string {
    if (someone === null) return text('theInstallation');
    return someone.name ?? text('gone', { id: someone.id });
  }

  function wordOf(action: string, key: string, value: Entry['detail'][string]): string | undefined {
    const wordKey = wordKeyOf(action, key, value);
    const words = wordKey === undefined ? undefined : text(wordKey as 'noType');
    return words === wordKey ? undefined : words;
  }

  function valueOf(action: string, key: string, value: Entry['detail'][string]): string | number {
    if (key === 'fields' && typeof value === 'string')
      return value
        .split(', ')
        .map((name) => wordOf(action, key, name) ?? name)
        .join(', ');
    const word = wordOf(action, key, value);
    if (word !== undefined) return word;
    if (typeof value === 'number') return value;
    return typeof value === 'string' ? valueInWords(value, language) : String(value ?? '–');
  }

  /** The sentence with its placeholders: the values come from the log, so they are filled in by name and not by type. */
  function sentenceOf(action: AuditAction): string {
    return audit(action as 'member.unblocked', { subject: '{subject}' });
  }

  function sayWhat({ action, detail, subject }: Entry): string {
    if (!isAuditAction(action)) return text('unknownAct', { action });
    const values = Object.fromEntries(
      Object.entries(detail).map(([key, value]) => [key, valueOf(action, key, value)] as const),
    );
    return formatMessage(sentenceOf(action), language, { ...values, subject: nameOf(subject) });
  }

  function sayWho({ actor, realActor }: Entry): string {
    if (actor === null) return text('bySystem');
    const by = nameOf(actor);
    const seenAs = realActor !== null && realActor.id !== actor.id;
    return text('byActor', { actor: seenAs ? text('actorAs', { real: nameOf(realActor), actor: by }) : by });
  }

  /** The reason, unless the sentence has it already. */
  function sayWhy(entry: Entry): string | null {
    const reason = entry.detail['reason'];
    if (typeof reason !== 'string' || reason === '' || sayWhat(entry).includes(reason)) return null;
    return text('because', { reason });
  }

  /** A kind of act without its particulars: 'Changed the status of … from … to ….' */
  function sayKind(action: AuditAction): string {
    return sentenceOf(action).replaceAll(/\{\w+\}/g, '…');
  }

  return { sayWhat, sayWho, sayWhy, sayKind };
}
