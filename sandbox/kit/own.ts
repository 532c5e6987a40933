/** The entry of that name; words such as `constructor`, which every object answers to, are no entries. */
export function own<Entry>(entries: Readonly<Record<string, Entry>> | undefined, name: string): Entry | undefined {
  return entries !== undefined && Object.hasOwn(entries, name) ? entries[name] : undefined;
}
