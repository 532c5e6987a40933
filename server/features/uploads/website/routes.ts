import { api } from '@yardsign/contracts/api';
import { bind, type BoundRoute } from '../../../platform/http/bind.ts';
import { imageUrl } from '../../profile/ports.ts';
import { mayUpload } from '../policy.ts';
import type { WebsiteDeps } from '../ports.ts';
import { readWebsite } from './read-website.ts';

const shown = <Image extends { id: string }>(image: Image | null) => image && { ...image, url: imageUrl(image.id) };

export function websiteRoutes(deps: WebsiteDeps): BoundRoute[] {
  return [
    bind(api.uploads.readWebsite, {
      policy: mayUpload,
      async handle({ params, body }) {
        const site = await readWebsite(deps, params.memberId, body.address);
        return { data: { site: { ...site, logo: shown(site.logo), photo: shown(site.photo) } } };
      },
    }),
  ];
}
