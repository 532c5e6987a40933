export type Provider = 'google' | 'apple';

/** Names that are the same in every language. */
export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = { google: 'Google', apple: 'Apple' };
