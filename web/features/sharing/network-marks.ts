import { NETWORK_KEYS } from '@yardsign/domain/sharing/networks/networks';
import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandTiktok,
  IconBrandX,
  IconBrandYoutube,
} from '@tabler/icons-react';

/** The marks of networks, also of those that cannot be connected yet. */
export const NETWORK_MARKS = {
  facebook: { name: 'Facebook', icon: IconBrandFacebook },
  instagram: { name: 'Instagram', icon: IconBrandInstagram },
  linkedin: { name: 'LinkedIn', icon: IconBrandLinkedin },
  x: { name: 'X', icon: IconBrandX },
  tiktok: { name: 'TikTok', icon: IconBrandTiktok },
  youtube: { name: 'YouTube', icon: IconBrandYoutube },
} as const;

type MarkedKey = keyof typeof NETWORK_MARKS;

const connectable: readonly string[] = NETWORK_KEYS;

/** The networks that are in preparation. */
export const PLANNED_NETWORKS = (Object.keys(NETWORK_MARKS) as MarkedKey[])
  .filter((key) => !connectable.includes(key))
  .map((key) => ({ ...NETWORK_MARKS[key], about: `${key}_about` as const }));
