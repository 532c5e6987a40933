import { anyone, member, type RightsOf } from './right.ts';

export const leadsRights: RightsOf<'leads'> = {
  sendLead: anyone,
  sendLeadFromHome: anyone,
  listLeads: member,
  exportLeads: { ...member, inPerson: true },
  setLead: { ...member, owns: { kind: 'lead', parameter: 'id' } },
  deleteLead: { ...member, inPerson: true },
};
