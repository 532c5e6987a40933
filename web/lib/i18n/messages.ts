/** A text that depends on a number; `{count}` stands for the number itself. English and Spanish have these two forms. */
interface Plural {
  readonly one: string;
  readonly other: string;
}

export type Message = string | Plural;
export type Messages = Readonly<Record<string, Message>>;

/** The same keys, in another language: a missing or an extra key, or a plural on one side only, is a type error. */
export type Twin<M> = { readonly [K in keyof M]: M[K] extends string ? string : Plural };

type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type NamesOf<M> = M extends string ? Names<M> : M extends Plural ? 'count' | Names<M['other']> : never;
type Value<Name> = Name extends 'count' ? number : string | number;

/** The placeholders of a message as its parameters: `'Switch back to {email}'` takes `{ email }`. */
type Params<M> = { readonly [Name in NamesOf<M>]: Value<Name> };
export type ParamArguments<M> = [NamesOf<M>] extends [never] ? [] : [params: Params<M>];
