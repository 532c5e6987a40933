import {
  type Icon,
  IconBook2,
  IconBuildingCommunity,
  IconCalendar,
  IconCalendarPlus,
  IconChartLine,
  IconHome,
  IconLibraryPhoto,
  IconMail,
  IconMessagePlus,
  IconMap2,
  IconMicrophone2,
  IconPlugConnected,
  IconRepeat,
  IconGift,
  IconHeartHandshake,
  IconLifebuoy,
  IconSchool,
  IconSettings,
  IconShieldCog,
  IconTargetArrow,
  IconUserCircle,
  IconUsersGroup,
  IconFileText,
  IconBulb,
  IconReportAnalytics,
  IconRss,
} from '@tabler/icons-react';
import type { MessagesOf } from '../../locales/areas.ts';

/** Texts of the shell that take no parameters, so that any of them can be an entry's label. */
type Label = Exclude<keyof MessagesOf<'shell'>, 'accountOf' | 'lastUpdated' | 'writeTo' | 'leavingText'>;

export interface MenuLink {
  readonly label: Label;
  readonly icon: Icon;
  readonly to: string;
}

interface MenuGroup {
  readonly label: Label;
  readonly icon: Icon;
  readonly links: readonly MenuLink[];
}

export type MenuEntry = MenuLink | MenuGroup;

export function isGroup(entry: MenuEntry): entry is MenuGroup {
  return 'links' in entry;
}

/** The main menu, in the documents' order. */
export const mainMenu: readonly MenuEntry[] = [
  { label: 'dashboard', icon: IconHome, to: '/dashboard' },
  { label: 'successPlan', icon: IconTargetArrow, to: '/success-plan' },
  {
    label: 'personalizedContent',
    icon: IconLibraryPhoto,
    links: [
      { label: 'shareableContent', icon: IconLibraryPhoto, to: '/shareable-content' },
      { label: 'resources', icon: IconFileText, to: '/resources' },
      { label: 'emailBuilder', icon: IconMail, to: '/email-builder' },
      { label: 'realtalk', icon: IconMicrophone2, to: '/realtalk' },
      { label: 'contentCalendar', icon: IconCalendar, to: '/content-calendar' },
      { label: 'expertGuides', icon: IconBulb, to: '/expert-guides' },
    ],
  },
  {
    label: 'marketUpdates',
    icon: IconChartLine,
    links: [
      { label: 'monthlyMarketReports', icon: IconReportAnalytics, to: '/market-updates' },
      { label: 'local', icon: IconMap2, to: '/local' },
    ],
  },
  { label: 'learningCenter', icon: IconSchool, to: '/learning-center' },
  { label: 'playbooks', icon: IconBook2, to: '/playbooks' },
];

/** The account menu before 'Logout', in the documents' order; 'My Custom Blog' comes after it. */
export const accountMenu: readonly MenuLink[] = [
  { label: 'accountSettings', icon: IconSettings, to: '/account' },
  { label: 'personalizationProfile', icon: IconUserCircle, to: '/profile/basic' },
  { label: 'integrations', icon: IconPlugConnected, to: '/integrations' },
  { label: 'automaticPosting', icon: IconRepeat, to: '/automatic-social-media-posting' },
  { label: 'earnFreeMonths', icon: IconGift, to: '/my-perks/referral' },
  { label: 'myPerks', icon: IconHeartHandshake, to: '/my-perks' },
];

export const customBlog: MenuLink = { label: 'myCustomBlog', icon: IconRss, to: '/my-blog' };

/** In the account menu of those who lead a team. */
export const teamEntry: MenuLink = { label: 'myTeam', icon: IconUsersGroup, to: '/team-management' };

/** In the rail, and at the end of the account menu. */
export const helpEntry: MenuLink = { label: 'help', icon: IconLifebuoy, to: '/support' };

/** Below 'Help' in the account menu. */
export const suggestEntry: MenuLink = { label: 'suggest', icon: IconMessagePlus, to: '/product-suggestion-box' };

/** For our own staff, after everything else. */
export const adminEntry: MenuLink = { label: 'admin', icon: IconShieldCog, to: '/admin' };

/** Above the pages about one's account, in the documents' order. */
export const accountToolbar: readonly Omit<MenuLink, 'icon'>[] = [
  { label: 'account', to: '/account' },
  { label: 'subscription', to: '/subscription' },
  { label: 'billing', to: '/billing' },
  { label: 'myTeam', to: '/team-management' },
];

interface CreateChoice extends MenuLink {
  readonly help: Label;
}

/** What 'Create' in the bottom bar of a phone offers. */
export const createChoices: readonly CreateChoice[] = [
  { label: 'createPost', help: 'createPostHelp', icon: IconLibraryPhoto, to: '/shareable-content' },
  { label: 'createPlan', help: 'createPlanHelp', icon: IconCalendarPlus, to: '/content-calendar' },
  { label: 'createGraphic', help: 'createGraphicHelp', icon: IconBuildingCommunity, to: '/graphic-builder' },
  { label: 'createEmail', help: 'createEmailHelp', icon: IconMail, to: '/email-builder' },
  { label: 'createVideo', help: 'createVideoHelp', icon: IconMicrophone2, to: '/realtalk' },
];
