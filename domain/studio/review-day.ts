/** Whether a day can be the one on which sources were looked at: a year of which only the last digits were typed is none. */
export function isDayOfReview(day: string): boolean {
  return day >= '2000-01-01' && day < '2100-01-01';
}
