/** Digits with at most one decimal as people write them: 489000.0 as 489,000. */
export function amountInWords(answer: string): string {
  const [whole = '', tenth] = answer.split('.');
  const grouped = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',');
  return tenth === undefined || tenth === '0' ? grouped : `${grouped}.${tenth}`;
}
