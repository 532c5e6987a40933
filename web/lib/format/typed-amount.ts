/** `$489,000` or `6,5 %` without the signs around a number. @param comma what a comma is read as: nothing where it sets thousands off. */
export function typedAmount(typed: string, comma: '' | '.'): string {
  return typed.replace(/[$%\s]/g, '').replaceAll(',', comma);
}
