import { type Provider, withLanguage } from '@qaima/schemas';
import { useMessages, useSite } from '../../document/siteContext.js';
import { Ionicon } from '../../components/Ionicon.js';
import { DEMO_MENU } from './anchors.js';
import { OrderLink } from '../../components/provider-site/OrderLink.js';
import { ContentSection } from './contentSections.js';
import { landingMessages } from './messages.js';

/** The Ionicons names of the features, in their order. */
const ICONS = [
  'qr-code-outline',
  'chatbubbles-outline',
  'pricetags-outline',
  'location-outline',
  'color-palette-outline',
  'stats-chart-outline',
];

/** The six features of the quick menu, the link for ordering a menu, and the link to the demo menu. */
export function Services({ provider }: { readonly provider: Provider }) {
  const { language } = useSite();
  const { anchors, services } = useMessages(landingMessages);
  return (
    <ContentSection id="services" title={anchors.services}>
      <div className="card offer">
        <div>
          <h3>{services.title}</h3>
          <p className="lead">{services.lede}</p>
        </div>
        <ul className="features">
          {services.features.map(({ title, text }, index) => (
            <li key={title}>
              <Ionicon name={ICONS[index]} otherwise="restaurant-outline" />
              <div>
                <h4>{title}</h4>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className="calls">
          <OrderLink provider={provider} label={services.order} />
          <a className="act" href={withLanguage(DEMO_MENU, language)}>
            {services.demo}
          </a>
        </p>
      </div>
    </ContentSection>
  );
}
