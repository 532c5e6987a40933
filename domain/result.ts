/** The answer of a domain function that may say no: rules never throw for an expected refusal. */
export type Result<Value, Reason extends string> = { ok: true; value: Value } | { ok: false; reason: Reason };
