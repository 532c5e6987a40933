import { blogSettings, type BlogSettings } from '@yardsign/domain/profile/blog-settings';
import { brandTexts, spanishTexts } from '@yardsign/domain/profile/brand-texts';
import { DEFAULT_PRIMARY_COLOR, isLocked } from '@yardsign/domain/profile/basic-fields';
import { graphicsLook, guidesLook, type GuidesLook } from '@yardsign/domain/profile/graphics-look';
import type { Language } from '@yardsign/domain/languages';
import { sql } from 'kysely';
import { readPart, type StatementPart } from '../../platform/database/part.ts';
import { AppError } from '../../platform/errors.ts';
import { imageUrl, type MemberBrand, type ProfileDeps } from './ports.ts';
import { asRead, toSaved, type FieldRow } from './store.ts';

interface BrandAnswer {
  member: string;
  version: number;
  language: Language;
  code: string;
  fields: FieldRow[] | null;
  images: { sha256: string; width: number; height: number }[] | null;
}

/** The brand as a statement brings it, with what else of the member every piece needs. */
export interface WornBrand {
  memberId: string;
  brand: MemberBrand;
  /** The language that the member reads. */
  language: Language;
  /** Stands in the addresses of the member's public pages. */
  publicCode: string;
  settings: BlogSettings;
  /** How guides and other documents show the brand. */
  guides: GuidesLook;
  /** Whether the public pages of films are switched off. */
  hidesVideos: boolean;
}

/** The brand that a member's pieces wear now; undefined when there is no such member. A locked field shows what the team set. */
export const brandPart: StatementPart<WornBrand | undefined> = {
  tables: ['member', 'profile_field', 'image'],
  select: (memberId) => sql`(
    select jsonb_build_object(
      'member', member.id, 'version', member.brand_version, 'language', member.language, 'code', member.public_code,
      'fields', (
        select jsonb_agg(to_jsonb(profile_field)) from profile_field
        where profile_field.member_id = member.id
          and profile_field.feature in ('basic', 'graphics', 'blog', 'guides', 'video')
      ),
      'images', (
        select jsonb_agg(jsonb_build_object('sha256', image.sha256, 'width', image.width, 'height', image.height))
        from profile_field
        join image on image.member_id = member.id
          and image.sha256 = coalesce(profile_field.locked_value, profile_field.value)
        where profile_field.member_id = member.id and (
          profile_field.feature = 'basic'
            and profile_field.name in ('photo', 'logo', 'logo_dark_bg', 'secondary_logo', 'secondary_logo_dark_bg')
          or profile_field.feature = 'video' and profile_field.name = 'logo'
        )
      )
    )
    from member where member.id = ${memberId}
  )`,
  read(answer) {
    const found = answer as BrandAnswer | null;
    if (found === null) return undefined;
    const { member: memberId, language, code: publicCode } = found;
    const brand = brandOf(found);
    const settings = blogSettings((name) => savedIn(found, 'blog', name)?.value, brand.firstName);
    const guides = guidesLook((name) => savedIn(found, 'guides', name));
    const hidesVideos = savedIn(found, 'video', 'hide_videos')?.value === '1';
    return { memberId, brand, language, publicCode, settings, guides, hidesVideos };
  },
};

/** The tables that a brand is read from. */
export const BRAND_TABLES = ['member', 'profile_field', 'image'] as const;

/** @throws AppError `profile_not_found` when there is no such member. */
export async function readWornBrand(deps: Pick<ProfileDeps, 'db'>, memberId: string): Promise<WornBrand> {
  const worn = await readPart(deps.db, brandPart, memberId);
  if (!worn) throw new AppError('profile_not_found');
  return worn;
}

/** @throws AppError `profile_not_found` when there is no such member. */
export async function readBrand(deps: Pick<ProfileDeps, 'db'>, memberId: string): Promise<MemberBrand> {
  return (await readWornBrand(deps, memberId)).brand;
}

function rowIn({ fields }: BrandAnswer, feature: string, name: string): FieldRow | undefined {
  return fields?.find((field) => field.feature === feature && field.name === name);
}

function savedIn(answer: BrandAnswer, feature: string, name: string) {
  const row = rowIn(answer, feature, name);
  return row && toSaved(asRead(row));
}

function brandOf(answer: BrandAnswer): MemberBrand {
  const { version, images } = answer;
  const saved = (feature: string) => (name: string) => savedIn(answer, feature, name);
  const hasLock = (name: string) => typeof rowIn(answer, 'basic', name)?.locked_value === 'string';
  const basic = (name: string) => saved('basic')(name)?.value ?? '';
  const picture = (id: string) => {
    const row = images?.find(({ sha256 }) => sha256 === id);
    return row ? { id, width: row.width, height: row.height, url: imageUrl(id) } : null;
  };
  const image = (name: string) => picture(basic(name));
  const logos = {
    logo: image('logo'),
    logoDark: image('logo_dark_bg'),
    secondaryLogo: image('secondary_logo'),
    secondaryLogoDark: image('secondary_logo_dark_bg'),
  };
  const forFilms = saved('video')('logo')?.value ?? '';
  const isOfTeam = typeof rowIn(answer, 'video', 'logo')?.sync_source_user_id === 'string';
  return {
    version,
    ...brandTexts(basic),
    primaryColor: `#${basic('primary_color') || DEFAULT_PRIMARY_COLOR}`,
    photo: image('photo'),
    ...logos,
    // One that is none of the profile's any more is not worn, unless the team has chosen it.
    filmLogo: isOfTeam ? picture(forFilms) : (Object.values(logos).find((logo) => logo?.id === forFilms) ?? null),
    spanish: spanishTexts((name) => (isLocked(name, hasLock) && !hasLock(name) ? '' : basic(name))),
    graphics: graphicsLook(saved('graphics')),
  };
}
