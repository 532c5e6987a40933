import { perLanguage, type Language } from '../languages.ts';
import { readBlogPages, type BlogPage } from './blog-pages.ts';
import { shownConsent } from './consent.ts';
import { PROFILE } from './profile-fields.ts';

/** What the public pages of a member have. */
export interface BlogSettings {
  pages: readonly BlogPage[];
  /** Whether visitors may write. */
  takesLeads: boolean;
  /** What who writes agrees to. */
  consent: Readonly<Record<Language, string>>;
}

const CONSENT_FIELDS = { en: 'privacy_policy', es: 'privacy_policysp' } as const;

/** @param saved a field of the blog group as it is kept; undefined for one that nobody has saved. */
export function blogSettings(saved: (name: string) => string | undefined, firstName: string): BlogSettings {
  return {
    pages: readBlogPages(saved('enabled_pages') ?? ''),
    takesLeads: (saved('lead_capture') ?? PROFILE.blog.fields.lead_capture.initial) === 'on',
    consent: perLanguage((language) => shownConsent(language, saved(CONSENT_FIELDS[language]) ?? '', firstName)),
  };
}
