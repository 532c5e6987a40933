import { firstCharacters } from '@yardsign/domain/text/first-characters';

/** Characters that a pin's description may have. */
const MOST_CHARACTERS = 800;

/**
 * The page of Pinterest on which a person saves a picture that leads to a page.
 *
 * @param pin.url the page, absolute. @param pin.picture the picture, absolute. @param pin.description what is suggested to be written.
 */
export function pinAddress(pin: { url: string; picture: string; description: string }): string {
  const query = new URLSearchParams({
    url: pin.url,
    media: pin.picture,
    description: firstCharacters(pin.description, MOST_CHARACTERS),
  });
  return `https://www.pinterest.com/pin/create/button/?${query.toString()}`;
}
