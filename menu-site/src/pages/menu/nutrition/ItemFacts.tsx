import {
  labellingOf,
  nutritionOfSizes,
  overallLabels,
  saysAnything,
  type Labelling,
  type Nutrition,
} from '@qaima/schemas';
import { useSite } from '../../../document/siteContext.js';
import type { SiteItem, SiteMenu } from '../../../document/siteTypes.js';
import { isDishHighInSalt, labelAttributesOfItem } from './dishLabels.js';
import { LabelIcon } from './LabelIcon.js';
import { nutritionMessages } from './messages.js';
import { allergenFacts, declarationText, nutritionFacts, type Fact } from './nutritionFacts.js';

const useLabelling = (): Labelling => {
  const { data } = useSite();
  return data.kind === 'menu' ? labellingOf(data.menu) : 'none';
};

const isStated = (nutrition: Nutrition) => Object.keys(nutrition).length > 0;

/**
 * Whether the page needs the label icons and the legend: the menu follows labelling rules, or an item has nutrition or
 * allergen data.
 */
export const hasLabels = (menu: SiteMenu): boolean =>
  labellingOf(menu) !== 'none' ||
  menu.sections.some(({ items }) =>
    items.some((item) => saysAnything(overallLabels(item)) || nutritionOfSizes(item).some(isStated)),
  );

/**
 * The attributes of a card from which the item panel computes nutrition and allergens: the nutrition of each size, and
 * the labels.
 */
export function nutritionAttributes(menu: SiteMenu, item: SiteItem) {
  const sizes = nutritionOfSizes(item);
  return {
    ...(sizes.some(isStated) ? { 'data-nutrition': JSON.stringify(sizes) } : {}),
    ...labelAttributesOfItem(menu, item),
  };
}

/** Whether the Saudi labelling rules require the salt mark on a dish. (docs/spec/public-site.md#nutrition-line) */
export const needsSaltMark = (menu: SiteMenu, item: SiteItem): boolean =>
  labellingOf(menu) === 'sa' && isDishHighInSalt(menu, item);

export function SaltMark() {
  const { language } = useSite();
  return (
    <p className="pin salt">
      <LabelIcon name="salt" />
      {nutritionMessages[language].highSalt}
    </p>
  );
}

/** A card shows an allergen as its icon only: its word is for screen readers and paper, and in the item panel. */
const FactText = ({ fact: { icon, before, value, after } }: { readonly fact: Fact }) => (
  <li className={value === undefined ? 'word' : undefined}>
    {icon && <LabelIcon name={icon} />}
    {before} {value && <bdi dir="ltr">{value}</bdi>} {after}
  </li>
);

/** Nutrition and allergens in one line under a card's content. (docs/spec/public-site.md#nutrition-line) */
export function ItemFacts({ item }: { readonly item: SiteItem }) {
  const { language } = useSite();
  const labelling = useLabelling();
  const labels = overallLabels(item);
  const facts = [...nutritionFacts(nutritionOfSizes(item), labelling, language), ...allergenFacts(labels, language)];
  const declaration = labelling === 'eu' && !labels.isDeclared ? declarationText(labels, labelling, language) : null;
  if (facts.length === 0 && !declaration) return null;
  return (
    <ul className="facts" aria-label={nutritionMessages[language].label}>
      {facts.map((fact) => (
        <FactText key={`${fact.icon}${fact.before ?? ''}`} fact={fact} />
      ))}
      {declaration && <li>{declaration}</li>}
    </ul>
  );
}
