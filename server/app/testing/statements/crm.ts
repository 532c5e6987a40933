import type { StatementsOf } from './statements-of.ts';

export const crmStatements: StatementsOf<'crm'> = {
  readContact: 4,
  updateContact: 5,
};
