import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandTiktok,
  IconBrandX,
  IconBrandYoutube,
} from '@tabler/icons-react';

/** The marks of networks. */
export const NETWORK_MARKS = {
  facebook: { name: 'Facebook', icon: IconBrandFacebook },
  instagram: { name: 'Instagram', icon: IconBrandInstagram },
  linkedin: { name: 'LinkedIn', icon: IconBrandLinkedin },
  x: { name: 'X', icon: IconBrandX },
  tiktok: { name: 'TikTok', icon: IconBrandTiktok },
  youtube: { name: 'YouTube', icon: IconBrandYoutube },
} as const;
