import { labellingOf, type LabelIcon as IconName } from '@qaima/schemas';
import { useSite } from '../../../document/siteContext.js';
import type { SiteMenu } from '../../../document/siteTypes.js';
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
            <Line icon="caffeine" parts={said.caffeineLimit} />
            <Line icon="salt" parts={said.saltLimit} />
            <Line icon="activity" parts={said.walkingLimit} />
          </>
        )}
        <Line parts={said.unknown} />
      </ul>
    </div>
  );
}
