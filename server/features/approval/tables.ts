import type { AskReason, TeamRules } from '@yardsign/domain/approval/team-rules';
import type { Json } from '../../platform/database/json.ts';

interface TeamRulesTable {
  team_id: string;
  rules: Json<TeamRules>;
  changed_by: string | null;
  changed_at: Date;
}

export type Verdict = 'approved' | 'declined' | 'not_needed' | 'undecided_sent' | 'undecided_stopped' | 'team_left';

export interface PostApprovalTable {
  post_id: string;
  team_id: string;
  asker_id: string;
  digest: string;
  why: Json<AskReason[]>;
  asked_at: Date;
  hours: number;
  undecided: 'send' | 'stop';
  /** Null while it is open. */
  verdict: Verdict | null;
  /** Null where nobody decided, but a rule. */
  decided_by: string | null;
  decided_at: Date | null;
  reason: string | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    team_rules: TeamRulesTable;
    post_approval: PostApprovalTable;
  }
}
