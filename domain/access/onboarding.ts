/** Where a page is about the brand, and yet open to members who have none. Everywhere else the guards lead to setting it up. */
function isAboutTheBrand(path: string): boolean {
  return path === '/team-management' || (path.startsWith('/profile/') && path !== '/profile/basic');
}

/**
 * Whether the window that asks for the brand opens by itself: for a member without a profile, in person, on a page that shows one.
 * It leaves pages about the account and money alone, and whoever closed it is not asked twice in a session.
 */
export function opensOnboarding(at: {
  path: string;
  profileReady: boolean;
  impersonated: boolean;
  closed: boolean;
}): boolean {
  return !at.profileReady && !at.impersonated && !at.closed && isAboutTheBrand(at.path);
}
