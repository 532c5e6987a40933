/** An intro or an outro that this browser cannot decode: another one, or another file, can help. */
export class UnreadableEnd extends Error {
  constructor() {
    super('an intro or an outro cannot be read by this browser');
    this.name = 'UnreadableEnd';
  }
}
