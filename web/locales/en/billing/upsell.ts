import type { PageFeature } from '@yardsign/domain/access/pages';

type Benefits = Record<PageFeature | `${PageFeature}_lead` | `${PageFeature}_${1 | 2 | 3}`, string>;

/** What a page says to a member whose plan does not hold what it takes. */
export const messages = {
  notInPlan: 'Not part of your plan',
  whatYouGet: 'What it gives you',
  upgrade: 'Upgrade',
  watch: 'Watch a short video',
  writeToUs: 'Write to us',
  ownerOnly: 'Plans of teams are arranged with us in person.',
  askOwner: 'Ask your team owner',
  askOwnerText: 'Your plan is managed by {name}. They can add this for you.',
  askOwnerSubject: '{feature} for my account',
  nowYours: '{feature} is part of your plan now.',
  continueTo: 'Continue to {page}',

  'email-builder': 'Email Builder',
  'email-builder_lead': 'Newsletters that carry your name instead of ours.',
  'email-builder_1': 'Put articles, reports and your own words together in minutes.',
  'email-builder_2': 'Your photo, logo and compliance line stand in every mail without pasting them.',
  'email-builder_3': 'Take the finished mail to the mailing tool that you already use.',

  video: 'Video',
  video_lead: 'Short, finished videos that open and close with your brand.',
  video_1: 'New videos about buying, selling and the market, in English and Spanish.',
  video_2: 'Your name and logo at the beginning and at the end.',
  video_3: 'Share them to your networks from the same place as everything else.',

  tools: 'Client tools',
  tools_lead: 'Numbers that answer the questions your clients really ask.',
  tools_1: 'Show a buyer what their money buys at today’s rate, as a graphic with your brand.',
  tools_2: 'What experts expect of home prices, ready for a listing talk.',
  tools_3: 'A report about one address that you can send before the first meeting.',

  mmr: 'Monthly Market Reports',
  mmr_lead: 'The market of the month, explained and ready to present.',
  mmr_1: 'Charts and plain words about rates, prices and inventory, new each month.',
  mmr_2: 'Slides and a script, so that you can talk about them on camera or at the table.',
  mmr_3: 'Every page carries your contact line.',

  'social-graphics': 'Social Graphics',
  'social-graphics_lead': 'Graphics that look as if your own designer had made them.',
  'social-graphics_1': 'Every graphic is drawn with your photo, logo and color.',
  'social-graphics_2': 'Square, portrait and story sizes of each, in English and Spanish.',
  'social-graphics_3': 'Post them now or put them on your calendar.',

  realtalk: 'RealTalk',
  realtalk_lead: 'Say it to the camera, with the words in front of you.',
  realtalk_1: 'Scripts about what your clients are asking this week.',
  realtalk_2: 'A teleprompter that scrolls at the speed you speak.',
  realtalk_3: 'Record, keep the best take and share it with your name on it.',

  playbook: 'Playbooks',
  playbook_lead: 'Step-by-step plans for the parts of the job that bring business.',
  playbook_1: 'One goal a playbook: open houses, past clients, listings and more.',
  playbook_2: 'Each step comes with the piece or the words that it needs.',
  playbook_3: 'Pick up where you stopped, on any device.',

  local: 'Local',
  local_lead: 'The numbers of your own streets, not of the whole country.',
  local_1: 'Prices, days on market and inventory for the areas that you choose.',
  local_2: 'Graphics of those numbers that wear your brand.',
  local_3: 'A reason to write to your neighborhood every month.',
} as const satisfies Benefits & Record<string, string>;
