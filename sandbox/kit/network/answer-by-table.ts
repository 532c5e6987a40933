import type { VendorCall, VendorReply } from './vendor-calls.ts';

/** A refusal of a network that ends the call from wherever it is thrown. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly reply: VendorReply;

  constructor(reply: VendorReply) {
    super('refused');
    this.reply = reply;
  }
}

interface CallTable<Net> {
  /** As people call the network. */
  name: string;
  /** By method and path; what has no row is refused, and changes nothing. The act is given what the path's groups hold. */
  acts: readonly [
    RegExp,
    (network: Net, call: VendorCall, id: string, part: string) => VendorReply | Promise<VendorReply>,
  ][];
  /** What is asked of each call that has a row. @throws Refusal */
  check?(call: VendorCall): void;
  unknown(call: VendorCall): VendorReply;
}

/** Answers each call as the network would, its refusals included. */
export function answerByTable<Net>(table: CallTable<Net>): (network: Net, call: VendorCall) => Promise<VendorReply> {
  return async (network, call) => {
    const asked = `${call.method} ${call.path}`;
    try {
      for (const [pattern, act] of table.acts) {
        const match = pattern.exec(asked);
        if (!match) continue;
        table.check?.(call);
        return await act(network, call, match[1] ?? '', match[2] ?? '');
      }
    } catch (error) {
      if (error instanceof Refusal) return error.reply;
      throw error;
    }
    call.warn(`${asked} is not played here, whether or not ${table.name} has it.`);
    return table.unknown(call);
  };
}
