/** Where everything of one consent lies. A cookie is sent to this path and to no other. */
export function consentRoot(network: string): string {
  return `/api/${network}/v1`;
}

/** Where the consent of a network begins and comes back to. */
export function consentPath(network: string): string {
  return `${consentRoot(network)}/industries/1/oauth`;
}

/** The address that the consent screen returns to. Networks compare it byte by byte. */
export function redirectUri(publicUrl: string, network: string): string {
  return `${publicUrl}${consentPath(network)}/callback`;
}
