import type { Api } from '@yardsign/contracts/api';
import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { SiteConfig } from '@yardsign/contracts/routes/site';
import type { Language } from '@yardsign/domain/languages';
import type { DocumentPiece } from '../documents/document-data.ts';
import type { DrawingSource } from '../content/read-drawing-source.ts';
import type { Size } from '../graphics/ports.ts';
import type { Perk } from '../perks/ports.ts';
import type { MemberBrand } from '../profile/ports.ts';
import type { WornBrand } from '../profile/read-brand.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Files } from '../../platform/files/files.ts';
import type { PictureIntake } from '../../platform/painting/picture-intake.ts';
import type { Random } from '../../platform/random.ts';

type Routes = Api['studio'];
export type StudioPage = RouteTypes<Routes['listStudioPieces']>['answer'];
export type StudioQuery = RouteTypes<Routes['listStudioPieces']>['query'];
export type StudioPiece = RouteTypes<Routes['openStudioPiece']>['answer']['piece'];
export type TextSave = RouteTypes<Routes['saveStudioText']>['body'];
export type WriterWish = RouteTypes<Routes['keepStudioText']>['body'];
export type WriterNow = RouteTypes<Routes['keepStudioText']>['answer'];
export type TwinChange = RouteTypes<Routes['setStudioTwin']>['body'];
export type MetaChange = RouteTypes<Routes['saveStudioMeta']>['body'];
export type FieldsChange = RouteTypes<Routes['saveStudioFields']>['body'];
export type DrawingChange = RouteTypes<Routes['saveStudioDrawing']>['body'];
export type Move = RouteTypes<Routes['moveStudioPiece']>['body'];
export type VersionTexts = RouteTypes<Routes['getStudioVersion']>['answer'];
export type ImportOutcome = RouteTypes<Routes['importStudioPieces']>['answer']['pieces'][number];
/** Who brings a file, and whether only to see what would come in. */
export interface Importing {
  memberId: string;
  requestId: string;
  isTrial: boolean;
  /** Where the site is that a Ghost export was taken from, as far as that is known. */
  site?: string | undefined;
}
export type EmailPreview = RouteTypes<Routes['previewStudioEmail']>['answer'];
export type NewComment = RouteTypes<Routes['addStudioComment']>['body'];
export type StudioPicture = RouteTypes<Routes['addStudioPicture']>['answer']['picture'];
export type PicturePage = RouteTypes<Routes['listStudioPictures']>['answer'];
export type PictureQuery = RouteTypes<Routes['listStudioPictures']>['query'];
export type NewPicture = RouteTypes<Routes['addStudioPicture']>['body'];
export type PictureFacts = RouteTypes<Routes['changeStudioPicture']>['body'];
export type PictureCrop = RouteTypes<Routes['cropStudioPicture']>['body'];
export type LegalText = RouteTypes<Routes['getStudioLegal']>['answer'];
export type LegalDraft = RouteTypes<Routes['saveStudioLegal']>['body'];
export type LegalPublication = RouteTypes<Routes['publishStudioLegal']>['body'];
export type StudioPerkLine = RouteTypes<Routes['listStudioPerks']>['answer']['perks'][number];
export type StudioPerk = RouteTypes<Routes['openStudioPerk']>['answer']['perk'];
export type StudioSite = RouteTypes<Routes['openStudioSite']>['answer']['site'];
export type NewPerk = RouteTypes<Routes['addStudioPerk']>['body'];
export type NewPiece = RouteTypes<Routes['addStudioPiece']>['body'];

export interface StudioDeps {
  db: Db;
  clock: Clock;
  random: Random;
  /** Address of the installation, without a slash at its end. */
  publicUrl: string;
  /** Sets a text as a document. @throws AppError `documents_unavailable` */
  setDocument(piece: DocumentPiece, worn: WornBrand, language: Language): Promise<Buffer>;
  /** Draws a draft as a JPEG. @throws AppError `invalid_request` when it has no such size. */
  drawDraft(source: DrawingSource, options: { brand: MemberBrand; size: Size; language: Language }): Promise<Buffer>;
  /** Tells the operator of a piece whose time had come and that could not go out. */
  reportFailure(error: unknown, pieceId: string): void;
}

/** What pictures take. */
export interface PictureDeps extends Pick<StudioDeps, 'db' | 'clock' | 'random'> {
  files: Files;
  intake: Pick<PictureIntake, 'presize'>;
}

/** What legal texts take. */
export interface LegalDeps extends Pick<StudioDeps, 'db' | 'clock'> {
  /** The folder of the library, with the texts that are in force until others are published. */
  library: string;
}

/** What perks take. */
export interface PerkDeps extends Pick<StudioDeps, 'db' | 'clock' | 'random'> {
  /** The perks of the library, over which others are published. */
  readPerkFiles(): Promise<readonly Perk[]>;
  /** Every file of the folder of a perk, by its name; nothing for one that has none. */
  readPerkFolder(slug: string): Promise<Readonly<Record<string, Buffer>>>;
}

/** What the configuration of the site takes. */
export interface SiteSettingsDeps extends Pick<StudioDeps, 'db' | 'clock'> {
  /** What the file of the installation says, over which others are saved. */
  readSiteFile(): Promise<SiteConfig>;
}

/** Who does something to a piece, and by which call. Nobody writes here as somebody else. */
export interface StudioAct {
  memberId: string;
  pieceId: string;
  requestId: string;
}
