import { PROVIDER_ROUTES, withLanguage, type Language } from '@qaima/schemas';

/**
 * The URL of a user guide, at the section that explains a screen.
 * @param screen absent: the start of the guide
 */
export const guideLink = (guide: 'guide' | 'staffGuide', language: Language, screen?: string): string =>
  withLanguage(PROVIDER_ROUTES[guide], language) + (screen === undefined ? '' : `#${screen}`);
