/** A fault that the person who starts the server can mend: they get the message, and no stack. */
export class OperatorFault extends Error {
  override readonly name: string = 'OperatorFault';
}
