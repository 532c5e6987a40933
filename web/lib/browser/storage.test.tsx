import { expect, it } from 'vitest';
import { forgetStoredOfMembers, OF_MEMBER, readStored, writeStored } from './storage.ts';
import { readTab, writeTab } from './tab-storage.ts';

it('lets go of what is a member’s own, in the browser and in the tab, and of nothing else', () => {
  for (const write of [writeStored, writeTab]) {
    write(`${OF_MEMBER}draft`, 'of the member');
    write('yardsign.theme', 'of the browser');
  }
  forgetStoredOfMembers();
  for (const read of [readStored, readTab])
    expect([read(`${OF_MEMBER}draft`), read('yardsign.theme')]).toEqual([null, 'of the browser']);
  for (const write of [writeStored, writeTab]) write('yardsign.theme', null);
});
