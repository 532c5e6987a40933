/** How many posts one file may plan. */
export const MOST_LINES = 50;

/** How many characters it may have: more than so many lines with usual texts. */
export const MOST_CHARACTERS = 200_000;
