/** What the mail about support having impersonated a member says, in one language. A missing line is a type error. */
export interface ImpersonationTexts {
  label: string;
  subject: string;
  lead(name: string): string;
  limits: string;
  when: string;
  why: string;
  todo: string;
  todoText: string;
  button: string;
  footer: string;
}
