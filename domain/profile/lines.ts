/** The sync target of a field. An empty target means `hide` for an empty value and `custom` for any other. */
export function syncOf(syncTo: string, value: string): string {
  if (syncTo !== '') return syncTo;
  return value === '' ? 'hide' : 'custom';
}
