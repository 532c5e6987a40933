/** What is said of one network only, under its key. Those that cannot be connected yet have an `about` already. */
export const networks = {
  facebook_about: 'Post pictures and articles to the pages that you manage.',
  facebook_why: 'You choose the pages on Facebook. We post only what you tell us to, and never to your own profile.',
  facebook_permissionsMissing:
    "It looks like you haven't granted us permission to Facebook. You'll need to approve all permissions in order to share and schedule posts to your Facebook pages.",
  facebook_refused: 'User closed Facebook login or did not fully authorize access.',
  facebook_failed: 'Something went wrong when sharing to Facebook: {reason}',
  facebook_uploadFailed: 'Something went wrong uploading the images to facebook',
  facebook_missing_post: 'to post to your pages',
  facebook_missing_access: 'to access your pages',
  facebook_missing_instagram: 'to post to Instagram',
  instagram_about: 'Post pictures to your professional account.',
  instagram_why:
    'You sign in with Facebook, because each account of Instagram that we can post to belongs to one of your pages there. The pages are connected at the same time.',
  instagram_permissionsMissing:
    "It looks like you haven't granted us permission to Instagram. You'll need to approve all permissions in order to share and schedule posts to your Instagram account.",
  instagram_refused: 'User closed Facebook login or did not fully authorize access.',
  instagram_failed: 'Something went wrong posting to Instagram: {reason}',
  instagram_uploadFailed: 'Something went wrong posting to Instagram: it did not take the file.',
  instagram_missing_post: 'to post to Instagram',
  instagram_missing_access: 'to find the page that your account belongs to',
  linkedin_about: 'Post pictures and articles to your profile and your company pages.',
  linkedin_why:
    'You choose where each post goes: your own profile, or a page that you manage. We post only what you tell us to.',
  linkedin_permissionsMissing:
    "It looks like you haven't granted us permission to LinkedIn. You'll need to approve all permissions in order to share and schedule posts to LinkedIn.",
  linkedin_refused: 'User closed LinkedIn login or did not fully authorize access.',
  linkedin_failed: 'Error posting to linkedin: {reason}',
  linkedin_uploadFailed: 'Error posting to linkedin: it did not take the file.',
  linkedin_missing_post: 'to post to your profile',
  linkedin_missing_pages: 'to post to your company pages',
  x_about: 'Post pictures and articles to your account.',
  x_why: 'You stay connected without coming back here: X renews the connection for as long as you let it.',
  x_permissionsMissing:
    "It looks like you haven't granted us permission to X. You'll need to approve all permissions in order to share and schedule posts to X.",
  x_refused: 'User closed X login or did not fully authorize access.',
  x_failed: 'Something went wrong when sharing to X: {reason}',
  x_uploadFailed: 'Something went wrong when sharing to X: it did not take the file.',
  x_missing_post: 'to post to your account',
  tiktok_about: 'Videos to your account.',
  youtube_about: 'Videos and shorts to your channel.',
} as const;
