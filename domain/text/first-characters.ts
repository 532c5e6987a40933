/** The beginning of a text, which ends with a whole character: half of an emoji is shown as a sign that nobody wrote. */
export const firstCharacters = (text: string, count: number): string => [...text].slice(0, count).join('');
