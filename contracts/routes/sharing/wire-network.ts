import { KEY_OF_WIRE } from '@yardsign/domain/sharing/networks/networks';
import { z } from 'zod';

/** A network in an address: its key, or the name that the documents have for it. */
export const wireNetworkSchema = z.enum([...KEY_OF_WIRE.keys()] as [string, ...string[]]);
