import { type FrontPlaces, frontPlaces } from './front-places.ts';
import { LINE_FIELDS, type LineField } from './lines.ts';
import type { ProfileField } from './profile-field.ts';
import { PROFILE } from './profile-fields.ts';
import { initialField, type SavedField } from './saved-field.ts';

/** A line of a piece: its own words, nothing, or a field of the basic group (`syncTo`); the size of the design without one of its own. */
interface PieceLine {
  syncTo: string;
  value: string;
  fontSize: number | null;
}

/** How graphics are to show the brand. */
export interface GraphicsLook {
  /** `#RRGGBB`; null is the colour of the profile. */
  color: string | null;
  showLogo: boolean;
  /** The word that members of the National Association of REALTORS may print. */
  realtor: boolean;
  equalHousing: 'none' | 'housing' | 'lender';
  lines: Record<LineField, PieceLine>;
}

/** @param saved a field of the graphics group as it is kept; undefined where nothing is */
export function graphicsLook(saved: (name: string) => SavedField | undefined): GraphicsLook {
  const fields: Readonly<Record<string, ProfileField>> = PROFILE.graphics.fields;
  const kept = (name: string): SavedField => {
    const field = fields[name];
    return saved(name) ?? initialField(field ?? { kind: 'line', max: 0 });
  };
  const isOn = (name: string) => kept(name).value === '1';
  const color = kept('bgcolor').value;
  const line = (name: LineField): PieceLine => {
    const { syncTo, value, fontSize } = kept(name);
    return { syncTo, value, fontSize };
  };
  return {
    color: color === '' ? null : `#${color}`,
    showLogo: isOn('showlogo'),
    realtor: isOn('realtorlogo'),
    equalHousing: isOn('eh_lenderlogo') ? 'lender' : isOn('ehlogo') ? 'housing' : 'none',
    lines: Object.fromEntries(LINE_FIELDS.map((name) => [name, line(name)])) as Record<LineField, PieceLine>,
  };
}

/** How guides and other documents are to show the brand: as graphics do, with settings of their own. */
export interface GuidesLook extends GraphicsLook {
  /** Whether the member stands on the front page, and on a page of their own at the end. */
  hasFront: boolean;
  /** Where the logos stand on the front page. */
  places: FrontPlaces;
}

/** @param saved a field of the guides group as it is kept; undefined where nothing is */
export function guidesLook(saved: (name: string) => SavedField | undefined): GuidesLook {
  const { fields } = PROFILE.guides;
  const kept = (name: 'front_customization' | 'showlogo' | 'logo_pos' | 'secondary_logo_pos') =>
    saved(name)?.value ?? fields[name].initial;
  // Both groups have the fields of `graphicsLook`, and begin with the same values.
  return { ...graphicsLook(saved), hasFront: kept('front_customization') === '1', places: frontPlaces(kept) };
}

/** How graphics show a brand whose member has chosen nothing. */
export const PLAIN_LOOK: GraphicsLook = graphicsLook(() => undefined);
