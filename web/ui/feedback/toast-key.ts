/** The key that leads to the toast which appeared last, wherever the cursor is, and back. */
export const TOAST_KEY = 'F8';
