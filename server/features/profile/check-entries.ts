import { readPhone } from '@yardsign/contracts/phone-numbers';
import type { Issue } from '@yardsign/contracts/errors';
import { faultOfField } from '@yardsign/domain/profile/field-rules';
import type { ProfileField } from '@yardsign/domain/profile/profile-field';
import { fieldOf, type ProfileFeature } from '@yardsign/domain/profile/profile-fields';
import {
  type FieldPayload,
  initialField,
  isSameField,
  savedField,
  type SavedField,
} from '@yardsign/domain/profile/saved-field';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { FieldEntry, ProfileDeps } from './ports.ts';
import { imagesOf } from './store.ts';

/** A field of a call, as it is to be kept. */
export interface Incoming {
  name: string;
  field: ProfileField;
  saved: SavedField;
  /** What it held when it began to be changed, for a client that says so. */
  was?: SavedField;
}

function refuse(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new AppError('invalid_request', { issues: [...issues] });
}

const issueAt = (index: number, message: string): Issue => ({ path: `${index}.value`, message });

/**
 * The fields of a call as they are to be kept.
 *
 * @param firstName names the member in the default consent text.
 * @throws AppError `invalid_request` with an issue for each wrong field; its message is a code.
 */
export function readEntries(feature: ProfileFeature, entries: readonly FieldEntry[], firstName: string): Incoming[] {
  const issues: Issue[] = [];
  const named = new Set<string>();
  const incoming = entries.flatMap((entry, index): Incoming[] => {
    const field = fieldOf(feature, entry.position);
    const saved = field && savedField(field, entry, firstName);
    const fault = faultOfField(field, {
      value: saved?.value ?? '',
      values: entry.values && saved?.values,
      syncTo: entry.sync_to,
    });
    const refused = named.has(entry.position) ? 'named_twice' : fault;
    if (refused !== null) issues.push(issueAt(index, refused));
    named.add(entry.position);
    if (!field || !saved) return [];
    const was = entry.was && { was: asSent(field, entry.was, firstName) };
    return [{ name: entry.position, field, saved: asShown(field, saved), ...was }];
  });
  refuse(issues);
  return incoming;
}

/** What was sent of a field, as it is to be kept: a list has texts and no value, everything else a value and no texts. */
function asSent(field: ProfileField, sent: Omit<FieldPayload, 'position'>, firstName: string): SavedField {
  const values = field.kind === 'list' ? (sent.values ?? []) : undefined;
  return asShown(field, savedField(field, { ...sent, values }, firstName));
}

/** A telephone number in another spelling is the same one. */
function asShown(field: ProfileField, saved: SavedField): SavedField {
  return field.kind === 'phone' ? { ...saved, value: readPhone(saved.value).shown } : saved;
}

/**
 * Nothing is written over that somebody has saved since the member looked.
 *
 * @param fields whose value differs from what is kept. @param keptOf what is kept; undefined for a field that nobody has saved.
 * @param firstName names the member in the default consent text.
 * @throws AppError `profile_moved_on` with an issue for each of them.
 */
export function mustBeAsSeen(
  fields: readonly (Incoming & { index: number })[],
  keptOf: (name: string) => SavedField | undefined,
  firstName: string,
): void {
  const moved = fields.filter(({ name, field, was }) => {
    const kept = keptOf(name) ?? initialField(field);
    // By the rules of today, which what was saved long ago may not have gone through.
    return (
      was && !isSameField(asSent(field, { ...kept, sync_to: kept.syncTo, font_size: kept.fontSize }, firstName), was)
    );
  });
  if (moved.length === 0) return;
  throw new AppError('profile_moved_on', { issues: moved.map(({ index }) => issueAt(index, 'moved_on')) });
}

/** Only videos of one's own can become part of a profile. @throws AppError `invalid_request`. */
export async function mustOwnVideos(
  { ownVideos }: Pick<ProfileDeps, 'ownVideos'>,
  tx: Tx,
  memberId: string,
  fields: readonly (Incoming & { index: number })[],
): Promise<void> {
  const named = fields.filter(({ field, saved }) => field.kind === 'video' && saved.value !== '');
  if (named.length === 0) return;
  const own = await ownVideos(
    tx,
    memberId,
    named.map(({ saved }) => saved.value),
  );
  refuse(named.filter(({ saved }) => !own.has(saved.value)).map(({ index }) => issueAt(index, 'not_a_video')));
}

/** Only pictures of one's own can become part of a profile. @throws AppError `invalid_request`. */
export async function mustOwnPictures(tx: Tx, memberId: string, fields: readonly Incoming[]): Promise<void> {
  const wanted = (incoming: Incoming) => incoming.field.kind === 'picture' && incoming.saved.value !== '';
  const images = await imagesOf(
    tx,
    memberId,
    fields.filter(wanted).map(({ saved }) => saved.value),
  );
  refuse(
    fields.flatMap((incoming, index) =>
      wanted(incoming) && !images.has(incoming.saved.value) ? [issueAt(index, 'not_an_image')] : [],
    ),
  );
}
