import type { ReferralRefusal, ReferralState } from '@yardsign/domain/referral/referral';
import type { Generated } from 'kysely';

interface ReferralLinkTable {
  member_id: string;
  code: string;
  created_at: Date;
}

export interface ReferralTable {
  id: string;
  referee_id: string;
  referrer_id: string;
  state: ReferralState;
  refusal: ReferralRefusal | null;
  visited_at: Date;
  created_at: Date;
  changed_at: Date;
}

export interface ReferralCreditTable {
  id: string;
  referrer_id: string;
  referral_id: string | null;
  amount: number | null;
  state: 'waiting' | 'credited' | 'refused';
  tries: Generated<number>;
  created_at: Date;
  settled_at: Date | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    referral_link: ReferralLinkTable;
    referral: ReferralTable;
    referral_credit: ReferralCreditTable;
  }
}
