interface InstallationMarkTable {
  name: 'demo';
  set_at: Date;
}

/**
 * Every table by its name. A feature adds its own in its `tables.ts`, by declaration merging, so that this file knows none of them;
 * `tables.test.ts` holds all of them against the migrated database.
 */
export interface Tables {
  installation_mark: InstallationMarkTable;
}
