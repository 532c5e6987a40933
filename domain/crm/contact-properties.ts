/** The properties of a contact that Yardsign may write. Nothing else of a contact is ever written. */
export const CONTACT_PROPERTIES = [
  'kcm_fb_check_date',
  'kcm_li_check_date',
  'kcm_value_moment',
  'kcm_onboarding_role',
  'kcm_onboarding_tenure',
  'kcm_onboarding_goal',
] as const;

export type ContactProperty = (typeof CONTACT_PROPERTIES)[number];

/** Values by property. An empty text clears a property. */
export type ContactValues = { readonly [Name in ContactProperty]?: string | undefined };

/** The networks whose connections have a date in the CRM; the triggers of `crm_contact` know the same. */
export const DATED_NETWORKS = ['facebook', 'linkedin'] as const;

/** What a connection says of its end. */
export interface ConnectionEnd {
  network: string;
  /** When it ends by itself; null for one that has no end, or is renewed without the member. */
  expiresAt: Date | null;
  /** When it ended; null while it lives. */
  endedAt: Date | null;
  /** Whether its tokens were dropped, because the network takes none of them any more. */
  isForgotten: boolean;
}

/** The day of an instant in UTC. */
const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

function dayOfLoss({ expiresAt, endedAt, isForgotten }: ConnectionEnd): string {
  if (endedAt === null || !isForgotten) return '';
  return dayOf(expiresAt !== null && expiresAt < endedAt ? expiresAt : endedAt);
}

function dayOfEnd({ expiresAt, endedAt }: ConnectionEnd): string {
  const ends = [expiresAt, endedAt].filter((at) => at !== null).map((at) => at.getTime());
  return ends.length === 0 ? '' : dayOf(new Date(Math.min(...ends)));
}

/**
 * What the CRM should say of a member.
 *
 * The date of Facebook is the day on which the connection was lost for good, and is empty while it lives (SOC-020, SOC-021). The date of
 * LinkedIn is the day on which the connection ends or has ended (SOC-022). A connection that is not there has no date.
 */
export function contactValues(
  connections: readonly ConnectionEnd[],
  onboarding: Readonly<Record<string, string>>,
): ContactValues {
  const of = (network: (typeof DATED_NETWORKS)[number]) =>
    connections.find((connection) => connection.network === network);
  const [facebook, linkedin] = [of('facebook'), of('linkedin')];
  return {
    kcm_fb_check_date: facebook ? dayOfLoss(facebook) : '',
    kcm_li_check_date: linkedin ? dayOfEnd(linkedin) : '',
    kcm_onboarding_role: onboarding['kcm_onboarding_role'] ?? '',
    kcm_onboarding_tenure: onboarding['kcm_onboarding_tenure'] ?? '',
    kcm_onboarding_goal: onboarding['kcm_onboarding_goal'] ?? '',
  };
}

/** What the CRM was told, by property; null where it is not known whether the last change arrived. */
export type Told = Readonly<Record<string, string | null>>;

/** Those of the wanted values that the CRM may have otherwise. What it was never told is empty there. */
export function untold(wanted: ContactValues, told: Told): ContactValues {
  const has = (name: string) => (Object.hasOwn(told, name) ? told[name] : '');
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => value !== has(name)));
}
