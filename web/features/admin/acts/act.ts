import type { ComponentType } from 'react';
import type { Person } from '../model.ts';

/** What may be wrong with the value of an act. */
export type ActFault = 'unchanged' | 'number' | 'feature';

/** The whole numbers that a value may be, both ends included. */
export type Bounds = readonly [least: number, most: number];

export interface ValueFieldProps {
  person: Person;
  field: { name: string; value: string; onChange: (value: string) => void; error: string | undefined };
}

interface ActDefinition<Body> {
  call(input: { params: { id: string }; body: Body & { reason: string } }): Promise<{ person: Person }>;
  /** What stands in the form when it is opened; nothing when left out. */
  first?: (person: Person) => string;
  /** The one thing to choose, for acts that have one. */
  Field?: ComponentType<ValueFieldProps>;
  bounds?: Bounds;
  /** What is sent for the value in the form, or what is wrong with it. */
  read(value: string, person: Person): Body | ActFault;
  /** Whether it is shown as a thing to be careful with. */
  danger?: boolean;
}

/** An act as it was filled in. */
export interface FilledAct {
  body: object;
  send(reason: string): Promise<Person>;
}

/** Something that an admin does with an account, as its dialog knows it. */
export interface Act {
  first(person: Person): string;
  Field: ComponentType<ValueFieldProps> | null;
  bounds: Bounds | null;
  danger: boolean;
  fill(value: string, person: Person): FilledAct | ActFault;
}

export function defineAct<Body extends object>(definition: ActDefinition<Body>): Act {
  const { call, first = () => '', Field = null, bounds = null, read, danger = false } = definition;
  return {
    first,
    Field,
    bounds,
    danger,
    fill(value, person) {
      const body = read(value, person);
      if (typeof body === 'string') return body;
      return {
        body,
        send: async (reason) => (await call({ params: { id: person.id }, body: { ...body, reason } })).person,
      };
    },
  };
}
