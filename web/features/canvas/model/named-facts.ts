/** A fact that can stand in the words of a post: as it is stored, without braces, and as people call it. */
export interface NamedFact {
  readonly key: string;
  readonly name: string;
}

const IN_BRACES = /\{([^{}\n]+)\}/g;

/** Facts whose name says which of them is meant: without braces, and not that of another one before it. */
export function tellable(facts: readonly NamedFact[]): NamedFact[] {
  return facts.filter(
    ({ name }, at) => /^[^{}\n]+$/.test(name) && facts.findIndex((other) => other.name === name) === at,
  );
}

/** `{brand.phone}` as `{Phone}`: what is stored, as it is read. What is no such fact stays as it is. */
export function withNames(stored: string, facts: readonly NamedFact[]): string {
  return stored.replace(IN_BRACES, (whole, key: string) => {
    const fact = facts.find((each) => each.key === key);
    return fact ? `{${fact.name}}` : whole;
  });
}

/** `{Phone}` as `{brand.phone}`: what was typed, as it is stored. */
export function withKeys(typed: string, facts: readonly NamedFact[]): string {
  return typed.replace(IN_BRACES, (whole, name: string) => {
    const fact = facts.find((each) => each.name === name);
    return fact ? `{${fact.key}}` : whole;
  });
}
