/** `1.250.000` or `489.000,50`, as most of Latin America writes an amount: three digits behind each dot. */
const DOTTED = /^-?\d{1,3}(?:\.\d{3})+(?:,\d*)?$/;
/** `489,5` and `489,50`: too few digits behind the comma for thousands. */
const DECIMAL_COMMA = /^-?\d+,\d{1,2}$/;

/** `$489,000` or `6,5 %` without the signs around a number. @param comma what a comma is read as: nothing where it sets thousands off. */
export function typedAmount(typed: string, comma: '' | '.'): string {
  const bare = typed.replace(/[$%\s]/g, '');
  if (comma === '.') return bare.replaceAll(',', '.');
  if (DOTTED.test(bare)) return bare.replaceAll('.', '').replace(',', '.');
  return bare.replaceAll(',', DECIMAL_COMMA.test(bare) ? '.' : '');
}
