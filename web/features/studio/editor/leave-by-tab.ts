const HELD = new Set(['Shift', 'Control', 'Alt', 'Meta']);

/**
 * Lets Tab leave a text once Escape was pressed. In a list it indents and in a table it goes on to the next cell, with a new row after the
 * last one, so that by keys alone nobody would come out at the end of either.
 *
 * @returns what listens to the keys of an editor: true for a Tab that the editor must leave to the browser
 */
export function createLeaveByTab(): (key: string) => boolean {
  let isLeaving = false;
  return (key) => {
    const leaves = isLeaving && key === 'Tab';
    if (!HELD.has(key)) isLeaving = key === 'Escape';
    return leaves;
  };
}
