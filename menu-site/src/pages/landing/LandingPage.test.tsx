import type { Language, Provider } from '@qaima/schemas';
import { describe, expect, it } from 'vitest';
import { render } from '../../entry-server.js';
import { aRequest } from '../../testing/menuFixtures.js';

const NO_CONTACT = { phone: null, email: null, address: null, whatsapp: null, instagram: null, facebook: null };
const NOBODY: Provider = { name: 'قائمة', ...NO_CONTACT, x: null, snapchat: null, selfService: true };
const WHATSAPP = 'https://wa.me/962790000000';

/** Where the filled buttons of the first screen and the footer lead, and what the footer says. */
function invitation(provider: Provider, language: Language = 'ar') {
  const data = { kind: 'service', page: 'landing', provider, reader: null } as const;
  const page = new DOMParser().parseFromString(render(aRequest({ path: '/', language }), data).html, 'text/html');
  const hrefs = (part: string) =>
    Array.from(page.querySelectorAll(`${part} .calls .fill`), (link) => link.getAttribute('href')?.split('?')[0]);
  return { hero: hrefs('#hero'), footer: hrefs('#footer'), says: page.querySelector('#footer .lead')?.textContent };
}

describe('the landing page', () => {
  it('leads to self-service, with or without a contact of the provider', () => {
    for (const provider of [NOBODY, { ...NOBODY, whatsapp: WHATSAPP }])
      expect(invitation(provider)).toMatchObject({ hero: ['/signup'], footer: ['/signup'] });
    expect(invitation(NOBODY).says).toContain('أنشئها بنفسك');
  });

  it('links to the provider if only staff create menus, or says who to ask', () => {
    const closed = { ...NOBODY, selfService: false };
    expect(invitation({ ...closed, whatsapp: WHATSAPP })).toMatchObject({ hero: [WHATSAPP], footer: [WHATSAPP] });
    expect(invitation(closed).says).toContain('للاشتراك، اسأل من أعطاك عنوان هذا الموقع.');
    expect(invitation(closed, 'en').says).toContain('To subscribe, ask whoever gave you this address.');
  });
});
