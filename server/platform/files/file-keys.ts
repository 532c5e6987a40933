/** Where the bytes of an uploaded picture and of a proof are kept. */
export const imageKey = (sha256: string) => `images/${sha256}`;
/** The key of a file that is larger than a picture, by its id. */
export const uploadKey = (id: string) => `uploads/${id}`;
/** A picture of the content team. A file of its own: a member who uploaded the same one may delete theirs. */
export const studioPictureKey = (sha256: string) => `studio/${sha256}`;
export const proofKey = (sha256: string) => `proofs/${sha256}`;
