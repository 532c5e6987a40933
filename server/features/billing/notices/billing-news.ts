import { BILLING_NEWS, isStillNews } from '@yardsign/domain/billing/news';
import { isAtRest } from '@yardsign/domain/billing/subscription';
import { z } from 'zod';
import { GREETING } from '../../../platform/mail/words.ts';
import { defineNotice } from '../../../platform/notices/notice.ts';
import { readRecipient } from '../../access/read-recipient.ts';
import { readSnapshot } from '../account/snapshot.ts';
import { findBilling } from '../store.ts';
import { billingTexts, writeDay, writeMoney, writePlan } from './write.ts';

/** Something of what a member pays has changed, by themselves, by the processor or by its time. Not told once it is no longer so. */
export const billingNotice = defineNotice({
  name: 'billing.news',
  data: z.object({ memberId: z.string(), news: z.enum(BILLING_NEWS) }),
  async write({ db, clock, publicUrl }, { memberId, news }) {
    const recipient = await readRecipient(db, memberId);
    const row = recipient && (await findBilling(db, memberId));
    const { subscription = null, pastDue = [] } = row ? readSnapshot(row.snapshot) : {};
    if (!recipient || !subscription || !isStillNews(news, { subscription, hasPastDue: pastDue.length > 0 })) return [];
    const { language, firstName, timeZone } = recipient;
    const texts = billingTexts(language);
    const { subject, lead } = texts.news[news];
    const said = lead({
      plan: writePlan(subscription, language),
      ends: writeDay(subscription.periodEndsAt, language, timeZone),
      termEnds: writeDay(subscription.termEndsAt ?? subscription.periodEndsAt, language, timeZone),
      isResting: isAtRest(subscription, clock.now()),
      expires: writeDay(subscription.expiresAt, language, timeZone),
      amount: writeMoney(
        pastDue.reduce((sum, { balance }) => sum + balance, 0),
        language,
      ),
      isOwing: pastDue.length > 0,
    });
    const content = {
      language,
      subject,
      preview: said,
      label: { text: texts.label, tone: news === 'payment-failed' ? ('attention' as const) : ('notice' as const) },
      title: subject,
      paragraphs: [GREETING[language](firstName), said],
      items: [],
      notes: [],
      button: { label: texts.open, url: `${publicUrl}/subscription` },
      footer: texts.footer,
    };
    return [{ memberId, to: recipient.email, content }];
  },
});
