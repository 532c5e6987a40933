import type { DocumentsDeps } from '../../features/documents/ports.ts';
import { setDocument } from '../../features/documents/read-document.ts';
import type { PerksDeps } from '../../features/perks/ports.ts';
import { standingPerks } from '../../features/perks/standing-perks.ts';
import { readWornBrand } from '../../features/profile/read-brand.ts';
import { newestPerks } from '../../features/studio/perks/perk-store.ts';
import type { Core } from '../core.ts';
import { faultsOf } from './tell-error.ts';

/** What documents are set with. */
export function documentsDeps(core: Core): DocumentsDeps {
  return {
    db: core.database.db,
    clock: core.clock,
    random: core.random,
    files: core.files,
    typesetter: core.typesetter,
    publicUrl: core.publicUrl,
    reportFailure: faultsOf(core, 'documents', 'a document could not be set'),
  };
}

/** Perks are files of the library, and what the content team has published over them; their documents wear the brand of whoever asks. */
export function perksDeps(
  core: Core,
  documents: DocumentsDeps,
  files: Pick<PerksDeps, 'readPerks' | 'readFile'>,
): PerksDeps {
  return {
    readPerks: async () => standingPerks(await files.readPerks(), await newestPerks(core.database.db)),
    readFile: files.readFile,
    async setDocument(memberId, { title, description, contents }, language) {
      const text = { title, description, contents, details: {}, words: 0 };
      const piece = { type: 'perk', texts: { en: text, es: text } };
      return setDocument(documents, piece, await readWornBrand(documents, memberId), language);
    },
  };
}
