/** How this client names itself on every call. The version is the one that a newer build is compared with. */
export const CLIENT_APP = 'members-web';
export const CLIENT_VERSION = '1.250917.21';
