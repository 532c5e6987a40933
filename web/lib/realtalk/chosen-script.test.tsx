import { describe, expect, it } from 'vitest';
import { forgetStoredOfMembers } from '../browser/storage.ts';
import { realtalkChoices } from './choices.ts';
import { chooseScript, chosenScript, noteTakes } from './chosen-script.ts';

const SCRIPT = { id: 'cnt_1', slug: 'first-call', title: 'The first call', language: 'es' as const, text: 'Hola.' };

describe('what a member has chosen on this device', () => {
  it('is theirs alone, and goes when they log out', () => {
    expect(realtalkChoices('usr_maya')).toEqual([]);
    chooseScript('usr_maya', SCRIPT);
    noteTakes('usr_maya', 2);
    expect(chosenScript('usr_maya')).toEqual(SCRIPT);
    expect(realtalkChoices('usr_maya')).toEqual(['script', 'takes']);
    expect(realtalkChoices('usr_luis')).toEqual([]);
    forgetStoredOfMembers();
    expect(realtalkChoices('usr_maya')).toEqual([]);
  });

  it('has no takes any more when the last is gone', () => {
    noteTakes('usr_maya', 1);
    noteTakes('usr_maya', 0);
    expect(realtalkChoices('usr_maya')).toEqual([]);
  });

  it.each(['', '{', '{"id":"cnt_1"}', JSON.stringify({ ...SCRIPT, language: 'fr' }), 'null'])(
    'is nothing where what was kept cannot be read: %s',
    (kept) => {
      window.localStorage.setItem('yardsign.member.realtalk.script.usr_maya', kept);
      expect(chosenScript('usr_maya')).toBeNull();
    },
  );
});
