import { describe, expect, it } from 'vitest';
import type { Brand } from './brand-query.ts';
import type { BasicProfile } from './model.ts';
import { SETUP_STEPS, suggestDraft } from './setup-model.ts';

const brand = { photo: null, logo: null, logoDark: null } as Brand;
const account = { first_name: 'Nora', last_name: 'Blake', email: 'nora@demo.yardsign.test', phone: '' };
const profile = (fields: Record<string, { value: string; locked_value?: string }>) => fields as unknown as BasicProfile;

describe('setting a profile up', () => {
  it('fills in what the account knows, and the usual role', () => {
    expect(suggestDraft(profile({}), brand, account)).toEqual({
      first_name: 'Nora',
      last_name: 'Blake',
      email: 'nora@demo.yardsign.test',
      primary_role: 'Real Estate Professional',
      kcm_onboarding_role: 'Real Estate Professional',
    });
  });

  it('keeps the role that is saved as the one that was answered', () => {
    const suggested = suggestDraft(profile({ primary_role: { value: 'Other' } }), brand, account);
    expect([suggested.primary_role, suggested.kcm_onboarding_role]).toEqual([undefined, 'Other']);
  });

  it('touches nothing that is saved already, or that the team manages', () => {
    const saved = profile({ first_name: { value: 'Norah' }, email: { value: '', locked_value: 'office@team.test' } });
    const suggested = suggestDraft(saved, brand, account);
    expect([suggested.first_name, suggested.email, suggested.last_name]).toEqual([undefined, undefined, 'Blake']);
  });

  it('asks for each field in one step', () => {
    const fields = SETUP_STEPS.flatMap((step) => step.fields);
    expect(new Set(fields).size).toBe(fields.length);
  });
});
