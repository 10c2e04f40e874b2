/**
 * The menu as schema.org data. It contains only what the page shows. It contains no descriptions, because they would
 * double its size.
 */
import {
  contentLanguage,
  dialledNumber,
  formatPlainAmount,
  keepsDiet,
  nutritionOfSizes,
  WANTED_DIETS,
  toPicture,
  pointOf,
  safeUrl,
  visibleSections,
  withCombos,
  type CombosGroup,
  type DisplayedPrice,
  distinctPeriods,
  midnightOf,
  resolveTimeZone,
  weekRows,
  type SpecialHours,
  type WeekRow,
  type WantedDiet,
} from '@qaima/schemas';
import { priceOfCombo, priceOfItem } from './dishPrice.js';
import { menuName } from '../../document/menuName.js';
import { labelsOfDish } from './nutrition/dishLabels.js';
import { menuPath } from '../../document/links.js';
import { jsonForScript } from '../../document/jsonForScript.js';
import type { SiteCombo, SiteItem, SiteMenu } from '../../document/siteTypes.js';
import type { Site } from '../../document/siteContext.js';

const DAY_NAMES = {
  sun: 'Sunday',
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
} as const;

/** The minute before a time (`HH:MM`). */
const minuteBefore = (time: string) => new Date(Date.parse(`2000-01-01T${time}Z`) - 60_000).toISOString().slice(11, 16);

/**
 * In schema.org, equal opening and closing times mean a closed day. A period of 24 hours therefore ends one minute
 * early. An earlier closing time means the next day.
 */
const hoursOf = ({ day, kind, intervals }: WeekRow) =>
  (kind === 'all-day' ? [{ start: null, end: null }] : intervals).map(({ start, end }) => {
    const opens = start ?? '00:00';
    const closes = end === opens ? minuteBefore(end) : (end ?? '23:59');
    return { '@type': 'OpeningHoursSpecification', dayOfWeek: DAY_NAMES[day], opens, closes };
  });

/** Opening hours that mark a weekday as closed. Without `dayOfWeek`, they mark all days. */
const closedOn = (dayOfWeek?: string) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek,
  opens: '00:00',
  closes: '00:00',
});

/**
 * Opening hours that are valid during the special hours only. Days without hours are listed as closed. Otherwise, the
 * regular hours would apply to them.
 */
function specialHoursOf({ from, to, closed, days }: SpecialHours) {
  const dates = { validFrom: from, validThrough: to };
  const rows = weekRows(closed ? [] : days);
  const hours = rows.every(({ kind }) => kind === 'closed')
    ? [closedOn()]
    : rows.flatMap((row) => (row.kind === 'closed' ? [closedOn(DAY_NAMES[row.day])] : hoursOf(row)));
  return hours.map((row) => ({ ...row, ...dates }));
}

function offerOf(shown: DisplayedPrice | null, priceCurrency: string, item?: SiteItem) {
  if (!shown) return undefined;
  const price = formatPlainAmount(shown.price, priceCurrency);
  const common = { priceCurrency, ...(item?.soldOut && { availability: 'https://schema.org/SoldOut' }) };
  return shown.startsFrom
    ? { '@type': 'AggregateOffer', lowPrice: price, ...common }
    : { '@type': 'Offer', price, ...common };
}

/** The name of each diet in schema.org; null if schema.org has none. */
const DIET_NAMES: Readonly<Record<WantedDiet, string | null>> = {
  vegetarian: 'VegetarianDiet',
  vegan: 'VeganDiet',
  halal: 'HalalDiet',
  'gluten-free': 'GlutenFreeDiet',
  'dairy-free': null,
  'nut-free': null,
};

function dietsOf(menu: SiteMenu, item: SiteItem) {
  const labels = labelsOfDish(menu, item);
  const kept = WANTED_DIETS.filter((diet) => DIET_NAMES[diet] !== null && keepsDiet(labels, diet));
  return kept.length > 0 ? kept.map((diet) => `https://schema.org/${DIET_NAMES[diet]}`) : undefined;
}

/** The calories, if all sizes have the same. */
function nutritionInformation(item: SiteItem) {
  const [calories, ...others] = new Set(nutritionOfSizes(item).map((size) => size.calories));
  if (calories === undefined || others.length > 0) return undefined;
  return { '@type': 'NutritionInformation', calories: `${calories} calories` };
}

/** A section of the menu. It depends on nothing that the section's HTML does not depend on. */
export const structuredSection = (
  menu: SiteMenu,
  { currency }: Site,
  { title, items }: { readonly title: string; readonly items: readonly SiteItem[] },
) => ({
  '@type': 'MenuSection',
  name: title,
  hasMenuItem: items.map((item) => ({
    '@type': 'MenuItem',
    name: item.title,
    offers: offerOf(priceOfItem(menu, item), currency, item),
    nutrition: nutritionInformation(item),
    suitableForDiet: dietsOf(menu, item),
  })),
});

function menuOf(menu: SiteMenu, site: Site) {
  const { currency, language, messages, sections: rendered } = site;
  const sections =
    rendered?.map(({ structured }) => structured) ??
    visibleSections(menu, language).map((section) => structuredSection(menu, site, section));
  const ofCombos = ({ combos }: CombosGroup<SiteCombo>) => ({
    '@type': 'MenuSection',
    name: messages.combos,
    hasMenuItem: combos.map((combo) => ({
      '@type': 'MenuItem',
      name: combo.title,
      nutrition: undefined,
      suitableForDiet: undefined,
      offers: offerOf(priceOfCombo(menu, combo), currency),
    })),
  });
  const filled = withCombos(sections, ofCombos, menu).filter(({ hasMenuItem }) => hasMenuItem.length > 0);
  return { '@type': 'Menu', inLanguage: contentLanguage(menu.languages, language), hasMenuSection: filled };
}

/** The restaurant and its menu. Empty fields are omitted. */
function restaurantOf(menu: SiteMenu, site: Site) {
  const { institution, workingDays = [], specialHours = [], settings } = menu;
  const { origin } = site.request;
  const picture = toPicture(institution?.logo) ?? toPicture(menu.menuMainImage);
  const point = pointOf(institution?.location);
  const days = workingDays.length > 0 ? weekRows(workingDays).flatMap(hoursOf) : [];
  const today = new Date(midnightOf(site.request.now, resolveTimeZone(settings?.timeZone))).toISOString().slice(0, 10);
  const special = distinctPeriods(specialHours.filter(({ to }) => to >= today)).flatMap(specialHoursOf);
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    url: origin + menuPath(menu, site.language),
    name: menuName(menu, site.messages),
    description: institution?.description?.trim() || undefined,
    image: picture ? origin + picture.src : undefined,
    telephone: dialledNumber(institution?.contact?.phone) ?? undefined,
    address: institution?.location?.address?.trim() || undefined,
    geo: point ? { '@type': 'GeoCoordinates', longitude: point[0], latitude: point[1] } : undefined,
    hasMap: safeUrl(institution?.location?.googleMaps) ?? undefined,
    currenciesAccepted: site.currency,
    openingHoursSpecification: days.length > 0 ? days : undefined,
    specialOpeningHoursSpecification: special.length > 0 ? special : undefined,
    hasMenu: menuOf(menu, site),
  };
}

export const structuredData = (menu: SiteMenu, site: Site): string => jsonForScript(restaurantOf(menu, site));
