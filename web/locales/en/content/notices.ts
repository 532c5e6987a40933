/** What a member is told of without looking for it. */
export const messages = {
  notice_report: 'View report',
  notice_alert: 'Take a look',
  notice_share: 'Open it',
  noticeReport: 'Your {month} Monthly Market Report is here.',
} as const;
