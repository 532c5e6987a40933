/** MJML 5 brings no types. Only what is used here. */
declare module 'mjml' {
  interface MjmlOptions {
    /** Web fonts by family name; `{}` so that no mail ever asks another server for one. */
    fonts: Record<string, string>;
    keepComments: boolean;
    /** `strict` throws on any tag or attribute that MJML does not know. */
    validationLevel: 'strict' | 'soft' | 'skip';
    ignoreIncludes: boolean;
  }
  export default function mjml2html(source: string, options: MjmlOptions): Promise<{ html: string; errors: unknown[] }>;
}
