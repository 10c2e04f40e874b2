/** Renders pages and sections of the service's own site: the landing page and the terms. */
import type { ComponentType } from 'react';
import type { Provider, ProviderPageData } from '@qaima/schemas';
import { MenuSitePage } from './MenuSitePage.js';

export const provider: Provider = {
  name: 'قائمة',
  phone: '+962 6 500 0000',
  email: 'hello@provider.example',
  address: 'عمّان، شارع المدينة المنوّرة',
  whatsapp: 'https://wa.me/962790000000',
  instagram: '@provider',
  facebook: 'provider',
  x: 'provider',
  snapchat: 'https://www.snapchat.com/add/provider',
  selfService: true,
};
export const WITHOUT_CONTACT: Provider = {
  ...provider,
  phone: null,
  email: null,
  address: null,
  whatsapp: null,
  instagram: null,
  facebook: null,
  x: null,
  snapchat: null,
};

export interface ServiceArgs {
  /** Whether the provider has configured contacts. */
  readonly contact: boolean;
  /** Whether visitors create a menu without the provider. */
  readonly selfService: boolean;
  /** The name of the signed-in user; empty for a visitor. */
  readonly reader: string;
}

export const serviceArgs: ServiceArgs = { contact: true, selfService: true, reader: '' };

type Part = ComponentType<{ readonly data: ProviderPageData }>;

export const renderService = (Part: Part, page: ProviderPageData['page'] = 'landing') =>
  function Service({ contact, selfService, reader }: ServiceArgs) {
    const data: ProviderPageData = {
      kind: 'service',
      page,
      provider: { ...(contact ? provider : WITHOUT_CONTACT), selfService },
      reader: reader || null,
    };
    return (
      <MenuSitePage data={data} isPage>
        <Part data={data} />
      </MenuSitePage>
    );
  };

/** Renders a section of the landing page within the page's `main` element. */
export const renderLandingSection = (Section: ComponentType<{ readonly provider: Provider }>) =>
  renderService(({ data }) => (
    <main className="landing">
      <Section provider={data.provider} />
    </main>
  ));
