/** Where the product leads outside of itself, as the server tells it. */
export interface ExitLinks {
  help: string | null;
  ios: string | null;
  android: string | null;
  verification: string | null;
}

/** Another site, another page of ours, or this page itself, which then says what it knows. */
export type Exit = { outside: string } | { inside: string } | { stay: true };

/** Phones only: a tablet has room for the pages themselves. */
function phoneOf(userAgent: string): 'ios' | 'android' | null {
  if (/\b(?:iPhone|iPod)\b/.test(userAgent)) return 'ios';
  return /\bAndroid\b/.test(userAgent) && /\bMobile\b/.test(userAgent) ? 'android' : null;
}

/** Where `/app` leads: the store of a phone, else the page that the app is about. */
export function appExit(links: ExitLinks, userAgent: string): Exit {
  const phone = phoneOf(userAgent);
  const store = phone === null ? null : links[phone];
  return store === null ? { inside: '/realtalk' } : { outside: store };
}

/** Where `/support` leads: the help site, or nowhere when there is none. */
export function supportExit(links: ExitLinks): Exit {
  return links.help === null ? { stay: true } : { outside: links.help };
}

/** Whatever a partner's system made of it: base 64 as well. A control character is nobody's. */
const PIK = /^[^\p{Cc}]{1,200}$/u;

/** Where an old verification link leads: always the one place that this installation names, with the value it brought. */
export function verificationExit(links: ExitLinks, pik: unknown): Exit {
  if (links.verification === null || typeof pik !== 'string' || !PIK.test(pik)) return { inside: '/404' };
  const target = new URL(links.verification);
  target.searchParams.set('pik', pik);
  return { outside: target.href };
}
