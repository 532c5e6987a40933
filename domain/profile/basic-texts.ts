/** What a text is, beyond its length: what is tested before it is stored. */
export type TextKind = 'name' | 'paragraphs' | 'line' | 'email' | 'website' | 'phone' | 'role' | 'color';

export interface BasicText {
  /** The most characters that it may have. */
  max: number;
  kind: TextKind;
  required?: true;
  /** Drawn on pieces under this name, as it was typed. */
  drawnAs?: string;
}

/**
 * The texts of the basic group, in the order of the form: the one place that names them. A row with `drawnAs` is a text of the
 * brand on the wire, in templates and in the preview too.
 */
export const BASIC_TEXTS = {
  first_name: { max: 100, kind: 'name', required: true },
  last_name: { max: 100, kind: 'name', required: true },
  primary_role: { max: 40, kind: 'role' },
  company: { max: 120, kind: 'name', drawnAs: 'company' },
  job_title: { max: 120, kind: 'name', drawnAs: 'jobTitle' },
  designations: { max: 120, kind: 'line', drawnAs: 'designations' },
  phone: { max: 30, kind: 'phone', drawnAs: 'phone' },
  email: { max: 254, kind: 'email', drawnAs: 'email' },
  website: { max: 300, kind: 'website', drawnAs: 'website' },
  city: { max: 80, kind: 'line' },
  state: { max: 40, kind: 'line' },
  primary_color: { max: 7, kind: 'color' },
  /** The licence or disclosure line that the member's regulator asks for. */
  compliance: { max: 1000, kind: 'paragraphs', drawnAs: 'compliance' },
  bio: { max: 2000, kind: 'paragraphs' },
} as const satisfies Record<string, BasicText>;

export type BasicTextField = keyof typeof BASIC_TEXTS;
export const BASIC_TEXT_FIELDS = Object.keys(BASIC_TEXTS) as BasicTextField[];

/** Whether the basic group has a text of this name. */
export function isTextField(field: string): field is BasicTextField {
  return Object.hasOwn(BASIC_TEXTS, field);
}
