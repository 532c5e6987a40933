import type { GraphicsDeps } from '../../features/graphics/ports.ts';
import type { Core } from '../core.ts';

/** What the graphics and the sharing features draw with. */
export function graphicsDeps(core: Core): GraphicsDeps {
  return {
    db: core.database.db,
    clock: core.clock,
    files: core.files,
    painter: core.painter,
    publicUrl: core.publicUrl,
    articleCover: core.library.articleCover,
  };
}
