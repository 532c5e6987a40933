import type { Api } from '@yardsign/contracts/api';

/** How often a call of each route of a feature may ask the database. A route without a row is a type error. */
export type StatementsOf<Feature extends keyof Api> = Record<keyof Api[Feature], number>;
