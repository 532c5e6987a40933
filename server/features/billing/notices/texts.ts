import type { BillingNews } from '@yardsign/domain/billing/news';
import type { Interval } from '@yardsign/domain/billing/plans';

/** What a mail about billing speaks of; days as they are written, and empty where there is none. */
interface BillingWords {
  plan: string;
  /** When the present period ends. */
  ends: string;
  /** When the subscription ends or ended. */
  expires: string;
  /** When the present term ends, which may be several periods. */
  termEnds: string;
  /** Its pause has begun: it gives nothing now. */
  isResting: boolean;
  /** What is unpaid. */
  amount: string;
  isOwing: boolean;
}

interface NewsText {
  subject: string;
  lead: (words: BillingWords) => string;
}

export interface BillingTexts {
  label: string;
  open: string;
  footer: string;
  intervals: Record<Interval, string>;
  news: Record<BillingNews, NewsText>;
}
