const SCHEME = /^https?:\/\//i;
/** What an address is written with: other letters and signs are encoded, as a browser does before it opens one. */
const PLAIN = /^[\w!#$%&'()*+,./:;=?@[\]~-]*$/;

/** A website as a profile has it, with or without its scheme: where it leads, and how it is read. Both empty for none. */
export function websiteAddress(website: string): { address: string; shown: string } {
  if (website === '') return { address: '', shown: '' };
  const shown = website.replace(SCHEME, '').replace(/\/$/, '');
  const typed = SCHEME.test(website) ? website : `https://${website}`;
  return { address: PLAIN.test(typed) || !URL.canParse(typed) ? typed : new URL(typed).href, shown };
}
