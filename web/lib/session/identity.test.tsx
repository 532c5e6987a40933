import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { followOtherTab, isGoingOn, noteShownAgain, readReturn } from './change-identity.ts';
import { noteIdentity, shownIdentity, watchIdentity } from './identity.ts';

const KEY = 'yardsign.identity';
const onSignedOut = vi.fn<() => void>();

/** Back brings a page, as the browser has kept it or loaded anew. */
const showPage = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

beforeAll(() => watchIdentity(onSignedOut));
beforeEach(() => {
  onSignedOut.mockClear();
  noteShownAgain();
  noteIdentity('usr_maya own');
});

it('leaves a page that Back brings as it was kept, when its member has logged out meanwhile', () => {
  window.localStorage.removeItem(KEY);
  showPage(true);
  expect(onSignedOut).toHaveBeenCalledOnce();
});

it('leaves such a page alone while its member is still who is signed in, and one that was loaded anew', () => {
  showPage(true);
  window.localStorage.removeItem(KEY);
  showPage(false);
  expect(onSignedOut).not.toHaveBeenCalled();
});

it('hears of another tab that logs out, and of nothing else that it stores', () => {
  window.localStorage.removeItem(KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: 'yardsign.theme' }));
  expect(onSignedOut).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(onSignedOut).toHaveBeenCalledOnce();
});

it('follows another tab that goes on as somebody else, and shows the one before until it is loaded anew', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  window.localStorage.setItem(KEY, 'usr_luis own');
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(reload).toHaveBeenCalledOnce();
  expect(readReturn()).toBe('other-tab');
  expect(shownIdentity()).toBe('usr_maya own');
});

it('begins to load anew once, however many calls are refused meanwhile, and again where Back brings the page', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  followOtherTab();
  followOtherTab();
  expect(reload).toHaveBeenCalledOnce();
  expect(isGoingOn()).toBe(true);
  window.localStorage.setItem(KEY, 'usr_luis own');
  showPage(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('holds up a page with something to ask again once Back has brought it for the same member', () => {
  vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  followOtherTab();
  showPage(true);
  expect(isGoingOn()).toBe(false);
});
