import { api } from '@yardsign/contracts/api';
import { binary, bind, html, seeOther, type BoundRoute } from '../../platform/http/bind.ts';
import { anyone, inPerson, memberOf, signedIn } from '../../platform/http/policies.ts';
import type { LeadsDeps } from './ports.ts';
import { deleteLead, exportLeads, listLeads, setLead } from './read-leads.ts';
import { sendLead, type Sending } from './send-lead.ts';

/** A browser that may not store a page that was sent for asks, when one comes Back to it, to send the form again. */
const FOR_BACK = { 'cache-control': 'private, no-cache' };

function answerSending(sending: Sending) {
  if (sending.kind === 'refused') return html(sending.page, FOR_BACK, sending.status);
  return seeOther(`${sending.url}${sending.kind === 'taken' ? '?sent=1' : ''}#write`);
}

export function leadRoutes(deps: LeadsDeps): BoundRoute[] {
  return [
    bind(api.leads.sendLead, {
      policy: anyone,
      handle: async ({ params, body, context }) => answerSending(await sendLead(deps, params, body, context.ip)),
    }),
    bind(api.leads.sendLeadFromHome, {
      policy: anyone,
      handle: async ({ params, body, context }) =>
        answerSending(await sendLead(deps, { ...params, slug: null }, body, context.ip)),
    }),
    bind(api.leads.listLeads, {
      policy: signedIn,
      handle: ({ actor, query }) => listLeads(deps, memberOf(actor).userId, query),
    }),
    bind(api.leads.exportLeads, {
      policy: inPerson(signedIn),
      async handle({ actor }) {
        const day = deps.clock.now().toISOString().slice(0, 10);
        return binary(await exportLeads(deps, memberOf(actor).userId), {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="leads-${day}.csv"`,
          'cache-control': 'no-store',
        });
      },
    }),
    bind(api.leads.setLead, {
      policy: signedIn,
      handle: async ({ actor, params, body }) => ({
        lead: await setLead(deps, { memberId: memberOf(actor).userId, id: params.id }, body.answered),
      }),
    }),
    bind(api.leads.deleteLead, {
      policy: inPerson(signedIn),
      handle: ({ actor, params }) => deleteLead(deps, { memberId: memberOf(actor).userId, id: params.id }),
    }),
  ];
}
