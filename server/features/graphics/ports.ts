import type { Language } from '@yardsign/domain/languages';
import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { makeProof } from '@yardsign/contracts/routes/content/graphics';
import type { Template } from '@yardsign/scene/template/template';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Files } from '../../platform/files/files.ts';
import type { Painter } from '../../platform/painting/painter.ts';

export type Proof = RouteTypes<typeof makeProof>['answer']['proof'];
export type { Language };
export type Size = RouteTypes<typeof makeProof>['body']['size'];

export interface GraphicsDeps {
  db: Db;
  clock: Clock;
  files: Files;
  painter: Painter;
  /** Address of the installation, without a slash at its end. */
  publicUrl: string;
  /** What an article is drawn with: it has no template of its own. */
  articleCover: Template;
}
