import { admin, crew, inPerson, withFreshFactor } from '../../platform/http/policies.ts';

/** Crew looks, admins act; and nobody does either while they see the product as somebody else. */
export const mayLook = inPerson(crew);
export const mayExport = inPerson(admin);
/** Every act that changes somebody asks for the second factor again after a quarter of an hour. */
export const mayAct = inPerson(withFreshFactor(admin));
