import { join } from 'node:path';
import type { DocumentsDeps } from '../../features/documents/ports.ts';
import { setDocument } from '../../features/documents/read-document.ts';
import { perkFiles } from '../../features/perks/perk-files.ts';
import type { PerksDeps } from '../../features/perks/ports.ts';
import { readWornBrand } from '../../features/profile/read-brand.ts';
import type { Core } from '../core.ts';
import { tellError } from './tell-error.ts';

/** What documents are set with. */
export function documentsDeps(core: Core): DocumentsDeps {
  return {
    db: core.database.db,
    clock: core.clock,
    random: core.random,
    files: core.files,
    typesetter: core.typesetter,
    reportFailure(error) {
      core.log.error({ err: error }, 'a document could not be set');
      tellError(core, error, 'documents');
    },
  };
}

/** Perks are files of the library; their documents wear the brand of whoever asks. */
export function perksDeps(core: Core, documents: DocumentsDeps): PerksDeps {
  return {
    ...perkFiles(join(core.paths.library, 'perks')),
    async setDocument(memberId, { title, description, contents }, language) {
      const text = { title, description, contents, details: {}, words: 0 };
      const piece = { type: 'perk', texts: { en: text, es: text } };
      return setDocument(documents, piece, await readWornBrand(documents, memberId), language);
    },
  };
}
