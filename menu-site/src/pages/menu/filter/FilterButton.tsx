import { overallLabels, saysAnything } from '@qaima/schemas';
import { Icon } from '../../../components/Icon.js';
import { useSite } from '../../../document/siteContext.js';
import { filterMessages } from './messages.js';

/**
 * The button that opens the filter of allergens and diets. It is hidden until its script runs. It is absent if no item
 * of the menu has allergen or diet labels. (docs/spec/public-site.md#filter)
 */
export function FilterButton() {
  const { data, language } = useSite();
  const states =
    data.kind === 'menu' &&
    data.menu.sections.some(({ items }) => items.some((item) => saysAnything(overallLabels(item))));
  if (!states) return null;
  return (
    <button className="sift" type="button" aria-haspopup="dialog" aria-label={filterMessages[language].title} hidden>
      <Icon name="filter" />
      <b>{filterMessages[language].title}</b>
    </button>
  );
}
