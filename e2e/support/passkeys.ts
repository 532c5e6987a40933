import type { CDPSession, Page } from '@playwright/test';

/** A device that holds passkeys, as the browser simulates one. It says yes at once, as if a finger lay on it. */
export interface Device {
  /** What the next questions are answered with. */
  answers(options: { verified: boolean }): Promise<void>;
  passkeys(): Promise<number>;
  remove(): Promise<void>;
}

export async function addDevice(page: Page): Promise<Device> {
  const browser: CDPSession = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    answers: async ({ verified }) => {
      await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: verified });
    },
    passkeys: async () => (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    remove: async () => {
      await browser.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    },
  };
}
