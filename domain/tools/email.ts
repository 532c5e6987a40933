/** How much of each piece an e-mail shows, in the order of the profile's field. */
export const EMAIL_FORMATS = ['0', '1', '2', '3'] as const;

/** The longest texts of an e-mail, in characters, and the most pieces in it. */
export const EMAIL_LIMITS = { name: 80, subject: 120, intro: 2000, pieces: 10 } as const;
