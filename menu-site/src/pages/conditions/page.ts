import { SERVICE_ROUTES, type ServiceData } from '@qaima/schemas';
import serviceCss from '../../components/service/service.css?inline';
import { serviceHead } from '../../components/service/serviceHead.js';
import type { Page } from '../../document/page.js';
import serviceBarCss from '../../styles/serviceBar.css?inline';
import siteCss from '../../styles/site.css?inline';
import conditionsCss from './conditions.css?inline';
import { ConditionsPage } from './ConditionsPage.js';
import { conditionsMessages } from './messages.js';

export const conditionsPage: Page<ServiceData> = {
  path: SERVICE_ROUTES.conditions,
  status: 200,
  css: siteCss + serviceBarCss + serviceCss + conditionsCss,
  load: (data) => (data.kind === 'service' && data.page === 'conditions' ? data : null),
  head: (_, site) => serviceHead('conditions', conditionsMessages[site.language], site),
  Component: ConditionsPage,
};
