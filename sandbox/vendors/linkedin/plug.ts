import type { SimulatorPlug } from '../../kit/network/network-simulator.ts';
import { createLinkedIn, type LinkedIn } from './linkedin.ts';
import type { LinkedInApp } from './network.ts';
import { freshLinkedInState, type LinkedInState } from './state.ts';
import { linkedInSwitches } from './switches.ts';

export const linkedin: SimulatorPlug<LinkedInState, LinkedInApp, LinkedIn> = {
  name: 'LinkedIn',
  open: ['/*', '/oauth/v2/authorization', '/feed/update/:id', '/media/:digest'],
  switches: linkedInSwitches,
  app: { clientId: 'sandbox-linkedin', clientSecret: 'sandbox-linkedin-secret' },
  fresh: freshLinkedInState,
  create: createLinkedIn,
};
