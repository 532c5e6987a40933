import type { SimulatorPlug } from '../../kit/network-simulator.ts';
import { createLinkedIn, type LinkedIn, type LinkedInApp } from './linkedin.ts';
import { freshLinkedInState, type LinkedInState } from './state.ts';
import { linkedInSwitches } from './switches.ts';

export const linkedin: SimulatorPlug<LinkedInState, LinkedInApp, LinkedIn> = {
  name: 'LinkedIn',
  open: ['/*', '/oauth/v2/authorization', '/feed/update/:urn', '/media/:digest'],
  switches: linkedInSwitches,
  app: { clientId: 'sandbox-linkedin', clientSecret: 'sandbox-linkedin-secret' },
  fresh: freshLinkedInState,
  create: createLinkedIn,
};
