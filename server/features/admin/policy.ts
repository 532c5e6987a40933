import { admin, crew, inPerson } from '../../platform/http/policies.ts';

/** Crew looks, admins act; and nobody does either while they see the product as somebody else. */
export const mayLook = inPerson(crew);
export const mayAct = inPerson(admin);
