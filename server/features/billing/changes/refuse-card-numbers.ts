import { AppError } from '../../../platform/errors.ts';

const DIGITS = /\d(?:[ -]?\d){11,18}/g;

/** Whether the digits add up as those of a card do (Luhn). */
function isCardNumber(text: string): boolean {
  const digits = [...text.replaceAll(/\D/g, '')].toReversed();
  const sum = digits.reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function holdsCardNumber(value: unknown): boolean {
  if (typeof value === 'string') return (value.match(DIGITS) ?? []).some(isCardNumber);
  if (typeof value === 'number') return holdsCardNumber(String(value));
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsCardNumber);
}

/** A number of a card must not come near this server: whoever sends one has built the page wrong. @throws AppError `card_number_refused`. */
export function refuseCardNumbers(body: unknown): void {
  if (holdsCardNumber(body)) throw new AppError('card_number_refused');
}
