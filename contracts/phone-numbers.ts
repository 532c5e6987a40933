import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Where a number without a code for its country is taken to be. */
const HOME = 'US';
/** Written like ours where a number has no code: the countries of +1 share one plan and one way to write. */
const HOME_CODE = '1';

/** A telephone number in its two forms. */
interface PhoneNumber {
  /** E.164, such as `+15125550142`, with ` x12` for an extension; as it was typed when it is no number of any country. */
  stored: string;
  /** As its country writes it: `(512) 555-0142`, or `+52 55 1234 5678` for one abroad. */
  shown: string;
  /** Whether it is a number of some country. */
  known: boolean;
}

/** Reads a telephone number as people type it, or as it is stored. */
export function readPhone(text: string): PhoneNumber {
  const typed = text.trim();
  const number = parsePhoneNumberFromString(typed, HOME);
  if (!number?.isValid()) return { stored: typed, shown: typed, known: false };
  const extension = number.ext === undefined ? '' : ` x${number.ext}`;
  number.setExt('');
  const shown = number.countryCallingCode === HOME_CODE ? number.formatNational() : number.formatInternational();
  return { stored: `${number.number}${extension}`, shown: `${shown}${extension}`, known: true };
}

/** The ways in which people write an extension behind a number. */
const EXTENSION = /\s*(?:x|ext\.?|extensi[oó]n|#)\s*(\d+)\D*$/i;

/** The address that dials a number; empty when there are no digits to dial. */
export function dialAddress(text: string): string {
  const { stored } = readPhone(text);
  const digits = stored.replace(EXTENSION, '').replaceAll(/[^+\d]/g, '');
  if (!/\d/.test(digits)) return '';
  const [, extension] = EXTENSION.exec(stored) ?? [];
  return extension === undefined ? `tel:${digits}` : `tel:${digits};ext=${extension}`;
}

/** The address that writes a text message to a number; empty where there is none to dial, and for an extension, which has no texts. */
export function textAddress(text: string): string {
  const dialled = dialAddress(text);
  return dialled.includes(';ext=') ? '' : dialled.replace(/^tel:/, 'sms:');
}
