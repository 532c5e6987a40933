import type { StatementsOf } from './statements-of.ts';

export const leadsStatements: StatementsOf<'leads'> = {
  deleteLead: 4,
  exportLeads: 3,
  listLeads: 4,
  sendLead: 10,
  sendLeadFromHome: 10,
  setLead: 5,
};
