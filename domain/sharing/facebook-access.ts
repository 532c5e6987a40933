/** What the documents ask for; granted one by one in the consent screen. */
export const FACEBOOK_SCOPES = {
  access: ['pages_show_list', 'public_profile', 'business_management'],
  post: ['pages_read_engagement', 'pages_manage_posts'],
  instagram: ['instagram_basic', 'instagram_content_publish'],
} as const;

export type PermissionGroup = keyof typeof FACEBOOK_SCOPES;

/** The groups of which something was not granted, in the order in which the member reads them. */
export function missingPermissions(granted: readonly string[]): PermissionGroup[] {
  const order: PermissionGroup[] = ['post', 'access', 'instagram'];
  return order.filter((group) => FACEBOOK_SCOPES[group].some((scope) => !granted.includes(scope)));
}

/** Whether pages can be read and posted to. Instagram is not needed for that. */
export function mayPostToPages(granted: readonly string[]): boolean {
  return missingPermissions(granted).every((group) => group === 'instagram');
}

/** A page id is all digits; anything else is blanked, so that it can never become part of a path. */
export function cleanPageId(value: string): string {
  return /^[0-9]{1,32}$/.test(value) ? value : '';
}

/** Facebook's sub-codes of error 190 with which the stored service data is dropped: app removed, password changed, expired. */
export function endsConnection(code: number, subcode: number | undefined): boolean {
  return code === 190 && (subcode === 458 || subcode === 460 || subcode === 463);
}
