/** Where the bytes of an uploaded picture and of a proof are kept. */
export const imageKey = (sha256: string) => `images/${sha256}`;
export const proofKey = (sha256: string) => `proofs/${sha256}`;
