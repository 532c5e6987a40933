import type { SuggestionArea, SuggestionState } from '@yardsign/domain/suggestions/suggestion';

export interface SuggestionTable {
  id: string;
  member_id: string;
  request_id: string;
  area: SuggestionArea;
  title: string;
  description: string;
  may_contact: boolean;
  state: SuggestionState;
  reply: string;
  created_at: Date;
  changed_at: Date;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    suggestion: SuggestionTable;
  }
}
