import { fireEvent } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { button, field, fill, open, press, server } from '../../../testing/page.tsx';
import { MAYA, SESSION } from '../../../testing/people.ts';
import type { AuditFilters as AuditFacts, Entry } from '../audit-model.ts';
import { AuditFilters } from './audit-filters.tsx';
import { ChainCheck } from './chain-check.tsx';
import { EntryList } from './entry-list.tsx';

const { checkAudit } = contract.admin;
const show = (part: ReactNode, language: 'en' | 'es' = 'en') =>
  open(part, { language, known: [{ query: sessionQuery, data: SESSION }] });

describe('the filters of the audit log', () => {
  const onChange = vi.fn<(change: Partial<AuditFacts>) => void>();
  const NONE: AuditFacts = { person: '', actor: '', action: '', from: '', until: '' };

  it('look for a name when it is complete, once, and take no day before the first', async () => {
    const { unmount } = await show(
      <AuditFilters filters={{ ...NONE, from: '2026-11-20' }} onChange={onChange} onClear={() => undefined} />,
    );
    fill('Done by', '  ada ');
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.keyDown(field('Done by'), { key: 'a' });
    fireEvent.blur(field('Done by'));
    expect(onChange.mock.calls).toEqual([[{ actor: 'ada' }]]);
    fireEvent.blur(field('Done to'));
    expect(onChange).toHaveBeenCalledOnce();
    expect(field('Until').min).toBe('2026-11-20');
    fill('What', 'member.blocked');
    expect(onChange).toHaveBeenLastCalledWith({ action: 'member.blocked' });
    unmount();
    await show(<AuditFilters filters={NONE} onChange={onChange} onClear={() => undefined} />);
    expect(() => button('Clear everything')).toThrow('0 buttons');
  });
});

describe('an entry of the audit log', () => {
  const ADA = { id: 'usr_admin0000001', name: 'Ada Staff' };
  const SUBJECT = { id: MAYA.id, name: MAYA.name };
  const entry = (change: Partial<Entry>): Entry => ({
    id: 41,
    at: '2026-11-20T15:00:00.000Z',
    action: 'member.unblocked',
    actor: ADA,
    realActor: ADA,
    subject: SUBJECT,
    detail: {},
    requestId: null,
    ...change,
  });
  const said = () => [...document.querySelectorAll('li p')].map(({ textContent }) => textContent);

  it('says who really acted, why, and whom it was about when they are gone', async () => {
    const gone = { id: 'usr_gone00000001', name: null };
    await show(
      <EntryList
        entries={[
          entry({ actor: SUBJECT, detail: { reason: 'A picture is missing' } }),
          entry({ id: 42, subject: gone, actor: null, realActor: null }),
          entry({ id: 43, action: 'an.act-of-tomorrow' }),
        ]}
      />,
    );
    expect(said()).toEqual([
      'Unblocked Maya Brooks.',
      'by Ada Staff, as Maya Brooks',
      'Reason: A picture is missing',
      'Unblocked a deleted account (usr_gone00000001).',
      'by the product itself',
      'An act that this version does not know: an.act-of-tomorrow',
      'by Ada Staff',
    ]);
    const names = [...document.querySelectorAll('a')].map(({ textContent }) => textContent);
    expect(names).toEqual(['Maya Brooks', 'Ada Staff', 'Maya Brooks', 'Ada Staff']);
  });

  it('counts one thing as rightly as several', async () => {
    const entries = [
      entry({ action: 'studio.glossary-changed', detail: { terms: 1 } }),
      entry({ id: 42, action: 'studio.imported', detail: { taken: 1 } }),
      entry({ id: 43, action: 'audit.exported', detail: { entries: 1 } }),
      entry({ id: 44, action: 'billing.trial-extended', detail: { days: 1, until: '2026-12-01' } }),
    ];
    await show(<EntryList brief entries={entries} />);
    expect(said().filter((words) => !words.startsWith('by '))).toEqual([
      'Changed the glossary of the content team. Terms: 1.',
      'Took in pieces from a file. Pieces: 1.',
      'Exported the audit log. Entries: 1.',
      'Let the trial of Maya Brooks go on until Dec 1, 2026. Days: 1.',
    ]);
  });

  it('has its values in the words of the reader’s language', async () => {
    await show(
      <EntryList
        brief
        entries={[
          entry({ action: 'member.type-changed', detail: { from: null, to: 'Team Owner' } }),
          entry({ id: 42, action: 'account.updated', detail: { fields: 'phone, time_zone, shoe_size' } }),
          entry({ id: 43, action: 'billing.plan-changed', detail: { from: 'none', to: 'elite' } }),
          entry({ id: 44, action: 'coupon.made', detail: { code: 'MESGRATIS', value: '30 days' } }),
          entry({ id: 45, action: 'coupon.made', detail: { code: 'UNMES', value: '1 month' } }),
        ]}
      />,
      'es',
    );
    const [type, , fields, , plan, , days, , month] = said();
    expect([days, month]).toEqual(['Creó el cupón MESGRATIS: 30 días.', 'Creó el cupón UNMES: 1 mes.']);
    expect(type).toContain('Sin tipo');
    expect(type).toContain('Titular de equipo');
    expect(fields).toContain('teléfono, zona horaria, shoe_size');
    expect(plan).toBe('Lo que paga Maya Brooks cambió de Ninguno a elite.');
    expect(document.querySelectorAll('a, details')).toHaveLength(0);
  });
});

describe('the check of the audit log', () => {
  it('says how much was read and found whole, and takes back a failure before it', async () => {
    server.refuse(checkAudit, { status: 503, code: 'overloaded' });
    await show(<ChainCheck />);
    await press('Check now');
    expect(document.querySelector('[role="status"]')?.textContent).not.toBe('');
    server.answer(checkAudit, { entries: 1, brokenAt: null, checkedAt: '2026-11-22T10:00:00.000Z' });
    await press('Check now');
    expect(document.querySelector('[role="status"]')?.textContent).toMatch(
      /^1 entry, none changed or missing\.Checked/,
    );
  });
});
