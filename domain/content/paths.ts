/** Where a piece of each type is shown in the members' area. */
const DETAIL_PATHS: Record<string, string> = {
  blog: '/shareable-content/blog/',
  video: '/shareable-content/video/',
  'social-graphic': '/shareable-content/graphic/',
  infographic: '/shareable-content/infographic/',
  mmr: '/market-updates/mmr/',
  'best-practice': '/learning-center/best-practice/',
  'training-video': '/learning-center/training-video/',
  'webinar-replay': '/learning-center/webinar-replay/',
  script: '/realtalk/scripts/',
};

/** The page of a piece; a type without one of its own is found by searching. */
export function detailPath(type: string, slug: string): string {
  const base = DETAIL_PATHS[type];
  return base === undefined ? `/search?query=${encodeURIComponent(slug)}` : `${base}${slug}`;
}

/** A member's public page of an article. @param base the address of the installation, without a slash at its end. */
export function publicArticleUrl(base: string, code: string, language: 'en' | 'es', slug: string): string {
  return `${base}/p/${code}/${language}/${slug}`;
}
