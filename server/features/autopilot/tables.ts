import type { JobTarget } from '@yardsign/domain/autopilot/job';
import type { ContentType } from '@yardsign/domain/content/kinds';
import type { Language } from '@yardsign/domain/languages';
import type { Generated } from 'kysely';
import type { Json } from '../../platform/database/json.ts';

export interface AutopilotJobTable {
  id: string;
  member_id: string;
  active: boolean;
  content_types: ContentType[];
  targets: Json<JobTarget[]>;
  weekdays: number[];
  hours: number[];
  time_zone: string;
  language: Language;
  skip_categories: string[];
  layout: number;
  repeat_after_days: number;
  version: number;
  plan_at: Date;
  held_at: Date | null;
  deleted_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

type SlotState = 'planned' | 'posted' | 'empty' | 'skipped' | 'missed';

export interface AutopilotSlotTable {
  id: string;
  job_id: string;
  member_id: string;
  wall_date: string;
  wall_hour: number;
  due_at: Date;
  state: SlotState;
  content_id: string | null;
  chosen: Generated<boolean>;
  passed_over: Generated<string[]>;
  reason: string | null;
  next_at: Date;
  updated_at: Date;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    autopilot_job: AutopilotJobTable;
    autopilot_slot: AutopilotSlotTable;
  }
}
