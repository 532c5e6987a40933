/** `1.250.000` or `489.000,50`, as most of Latin America writes an amount: three digits behind each dot. */
const DOTTED = /^-?\d{1,3}(?:\.\d{3})+(?:,\d*)?$/;
/** `489,5` and `489,50`: too few digits behind the comma for thousands. */
const DECIMAL_COMMA = /^-?\d+,\d{1,2}$/;

/** Whether what was typed is no number. */
export const isNoNumber = (typed: string): boolean => Number.isNaN(Number(typed));

/**
 * `$489,000` or `6,5 %` without the signs around a number; what is no number stays as it was typed.
 *
 * @param comma what a comma is read as: nothing where it sets thousands off.
 */
export function typedAmount(typed: string, comma: '' | '.'): string {
  const plain = withoutSigns(typed, comma);
  return isNoNumber(plain) ? typed : plain;
}

function withoutSigns(typed: string, comma: '' | '.'): string {
  const bare = typed.replace(/[$%\s]/g, '');
  if (comma === '.') return bare.replaceAll(',', '.');
  if (DOTTED.test(bare)) return bare.replaceAll('.', '').replace(',', '.');
  return bare.replaceAll(',', DECIMAL_COMMA.test(bare) ? '.' : '');
}
