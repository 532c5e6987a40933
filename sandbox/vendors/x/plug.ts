import type { SimulatorPlug } from '../../kit/network/network-simulator.ts';
import { freshXState, type XState } from './state.ts';
import { xSwitches } from './switches.ts';
import { createX, type X } from './x.ts';
import type { XApp } from './network.ts';

export const x: SimulatorPlug<XState, XApp, X> = {
  name: 'X',
  open: ['/*', '/i/oauth2/authorize', '/i/status/:id', '/media/:digest'],
  switches: xSwitches,
  app: { clientId: 'sandbox-x', clientSecret: 'sandbox-x-secret' },
  fresh: freshXState,
  create: createX,
};
