import { nextBill } from '@yardsign/domain/billing/next-bill';
import { REMINDERS, type ReminderKind } from '@yardsign/domain/billing/reminders';
import type { Language } from '@yardsign/domain/languages';
import { z } from 'zod';
import { GREETING } from '../../../platform/mail/words.ts';
import { defineNotice } from '../../../platform/notices/notice.ts';
import { readRecipient } from '../../access/read-recipient.ts';
import { knownAccount } from '../account/known-account.ts';
import type { BillingSnapshot } from '../ports.ts';
import { REMINDER_TEXTS } from './reminder-texts.ts';
import { billingTexts, writeDay, writeMoney, writePlan } from './write.ts';

const PAGES: Record<ReminderKind, string> = { 'trial-ending': '/subscription', 'card-expiring': '/billing' };

function leadOf(kind: ReminderKind, snapshot: BillingSnapshot | null, day: string, language: Language) {
  const texts = REMINDER_TEXTS[language];
  const { subscription = null, account = null } = snapshot ?? {};
  if (kind === 'card-expiring')
    return {
      ...texts.card,
      lead: texts.card.lead({ card: `${account?.card?.type ?? ''} ${account?.card?.lastFour ?? ''}`.trim() }),
    };
  if (subscription === null) return { ...texts.trial, lead: texts.trial.leadWithoutPlan({ day }) };
  // A change that waits for the end of the trial is what is charged then.
  const changed = subscription.pendingChange?.planCode;
  const charged = changed === undefined ? subscription : { planCode: changed, planName: changed };
  const plan = writePlan(charged, language);
  const price = writeMoney(nextBill(subscription, snapshot?.coupons ?? []), language);
  return { ...texts.trial, lead: texts.trial.lead({ day, plan, price }) };
}

/** Something that a member pays will be another thing soon. */
export const billingReminder = defineNotice({
  name: 'billing.reminder',
  data: z.object({ memberId: z.string(), kind: z.enum(REMINDERS), until: z.iso.datetime() }),
  async write({ db, publicUrl }, { memberId, kind, until }) {
    const recipient = await readRecipient(db, memberId);
    if (!recipient) return [];
    const { language, firstName, timeZone } = recipient;
    const snapshot = await knownAccount(db, memberId);
    const { subject, lead } = leadOf(kind, snapshot, writeDay(new Date(until), language, timeZone), language);
    const { label, footer, open } = billingTexts(language);
    const hasPlan = kind === 'card-expiring' || (snapshot?.subscription ?? null) !== null;
    const content = {
      language,
      subject,
      preview: lead,
      label: { text: label, tone: 'attention' as const },
      title: subject,
      paragraphs: [GREETING[language](firstName), lead],
      items: [],
      notes: [],
      button: {
        label: hasPlan ? open : REMINDER_TEXTS[language].choose,
        url: `${publicUrl}${hasPlan ? PAGES[kind] : '/upgrade'}`,
      },
      footer,
    };
    return [{ memberId, to: recipient.email, content }];
  },
});
