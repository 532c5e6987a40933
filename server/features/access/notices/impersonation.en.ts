import type { ImpersonationTexts } from './impersonation.texts.ts';

export const impersonationEn: ImpersonationTexts = {
  label: 'Security',
  subject: 'Our support viewed your account',
  lead: (name) => `${name} of our support saw the product as you do, to help or to look into a problem.`,
  limits:
    'That lasts an hour at most. Nobody can post for you that way, or reach your password, connections or billing.',
  when: 'When',
  why: 'Why',
  todo: 'If you did not expect this',
  todoText:
    'Under Account, “Who viewed as me” says what was changed, if anything. Answer this mail and we look into it.',
  button: 'See who viewed as me',
  footer:
    'You get this mail because it is about your account. We write once a day at most, however often support looks.',
};
