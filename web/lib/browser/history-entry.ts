function stateOf(): Readonly<Record<string, unknown>> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? (state as Readonly<Record<string, unknown>>) : {};
}

/** What the page on screen kept in its own entry of the tab's history: no address bar, no other page and no server reads it. */
export function keptInEntry(name: string): unknown {
  return stateOf()[name];
}

/** Writes another address in place of the one on screen, without opening it. `kept` stays with this entry, for a reload. */
export function rewriteAddress(address: string, kept: Readonly<Record<string, unknown>> = {}): void {
  window.history.replaceState({ ...stateOf(), ...kept }, '', address);
}
