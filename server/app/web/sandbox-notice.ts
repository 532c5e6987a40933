import type { SiteConfig } from '@yardsign/contracts/routes/site';
import type { Config } from '../settings/config.ts';

/** What every page says while simulators stand in for the outside world in production. */
const SANDBOX_NOTICE = {
  en: 'This is a trial installation: the networks and the sign-in with Google or Apple are simulators. What is posted here reaches nobody.',
  es: 'Esta es una instalación de prueba: las redes y el inicio de sesión con Google o Apple son simuladores. Lo que se publica aquí no le llega a nadie.',
};

const MOST_BANNERS = 4;

export function sandboxNotice(config: Pick<Config, 'NODE_ENV' | 'sandbox'>): typeof SANDBOX_NOTICE | null {
  return config.NODE_ENV === 'production' && config.sandbox ? SANDBOX_NOTICE : null;
}

/** Puts the notice above what the operator has to say, for the pages of the app. */
export function withSandboxNotice(config: Pick<Config, 'NODE_ENV' | 'sandbox'>, site: SiteConfig): SiteConfig {
  const text = sandboxNotice(config);
  if (text === null) return site;
  const banner = { id: 'sandbox', kind: 'attention' as const, text, link: null, lasting: true };
  return { ...site, banners: [banner, ...site.banners].slice(0, MOST_BANNERS) };
}
