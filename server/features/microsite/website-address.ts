const SCHEME = /^https?:\/\//i;

/** A website as a profile has it, with or without its scheme: where it leads, and how it is read. Both empty for none. */
export function websiteAddress(website: string): { address: string; shown: string } {
  if (website === '') return { address: '', shown: '' };
  const shown = website.replace(SCHEME, '').replace(/\/$/, '');
  return { address: SCHEME.test(website) ? website : `https://${website}`, shown };
}
