/** The features about who somebody is; about half of all routes. */
export const IDENTITY: readonly string[] = ['access', 'account', 'admin', 'teams'];
