import { labellingOf, nutritionOfSizes, type LabelIcon as IconName } from '@qaima/schemas';
import { useSite } from '../../../document/siteContext.js';
import type { SiteItem, SiteMenu } from '../../../document/siteTypes.js';
import { hasLabels } from './ItemFacts.js';
import { LabelIcon, LabelSprite } from './LabelIcon.js';
import { nutritionMessages } from './messages.js';

function Line({
  icon,
  parts: [before, value, after],
}: {
  readonly icon?: IconName;
  readonly parts: readonly string[];
}) {
  return (
    <li>
      {icon && <LabelIcon name={icon} />}
      <span>
        {before} {value && <bdi>{value}</bdi>} {after}
      </span>
    </li>
  );
}

const hasCaffeine = (item: SiteItem) => nutritionOfSizes(item).some(({ caffeine = 0 }) => caffeine > 0);

/**
 * Whether a section states the limit of caffeine per day, which Saudi rules require. It stands once, in the first section
 * that has caffeine. Deals are not asked, because their strip hides the nutrition.
 */
export const needsCaffeineLimit = (menu: SiteMenu, sectionId: string): boolean =>
  labellingOf(menu) === 'sa' && menu.sections.find(({ items }) => items.some(hasCaffeine))?._id === sectionId;

export function CaffeineLimit({ menu, sectionId }: { readonly menu: SiteMenu; readonly sectionId: string }) {
  const { language } = useSite();
  if (!needsCaffeineLimit(menu, sectionId)) return null;
  return (
    <ul className="legend limit">
      <Line icon="caffeine" parts={nutritionMessages[language].caffeineLimit} />
    </ul>
  );
}

/**
 * Explains the nutrition and allergen marks once per menu, and contains their icons.
 * (docs/spec/public-site.md#nutrition-line)
 */
export function Legend({ menu }: { readonly menu: SiteMenu }) {
  const { language } = useSite();
  const said = nutritionMessages[language];
  if (!hasLabels(menu)) return null;
  const isSaudi = labellingOf(menu) === 'sa';
  return (
    <div className="legend" role="note" aria-labelledby="legend-t">
      <LabelSprite />
      <h2 id="legend-t">{said.legend}</h2>
      <ul>
        {isSaudi && (
          <>
            <Line icon="salt" parts={said.saltLimit} />
            <Line icon="activity" parts={said.walkingLimit} />
          </>
        )}
        <Line parts={said.unknown} />
      </ul>
    </div>
  );
}
