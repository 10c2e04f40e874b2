/** The types and properties of schema.org that menus may use, and a check of JSON-LD against them. */

type Expected = readonly string[];

interface TypeDefinition {
  readonly extends?: string;
  readonly properties: Readonly<Record<string, Expected>>;
}

/** An excerpt of the vocabulary, version 29: each property with its expected types. */
const TYPES: Readonly<Record<string, TypeDefinition>> = {
  Thing: {
    properties: { name: ['Text'], description: ['Text'], url: ['URL'], image: ['URL', 'ImageObject'], sameAs: ['URL'] },
  },
  Place: {
    extends: 'Thing',
    properties: {
      address: ['Text', 'PostalAddress'],
      geo: ['GeoCoordinates'],
      hasMap: ['URL'],
      telephone: ['Text'],
      openingHoursSpecification: ['OpeningHoursSpecification'],
      specialOpeningHoursSpecification: ['OpeningHoursSpecification'],
    },
  },
  LocalBusiness: { extends: 'Place', properties: { currenciesAccepted: ['Text'], priceRange: ['Text'] } },
  FoodEstablishment: {
    extends: 'LocalBusiness',
    properties: { hasMenu: ['Menu', 'URL'], servesCuisine: ['Text'], acceptsReservations: ['Boolean', 'Text', 'URL'] },
  },
  Restaurant: { extends: 'FoodEstablishment', properties: {} },
  Organization: { extends: 'Thing', properties: { logo: ['URL'], telephone: ['Text'], email: ['Text'] } },
  CreativeWork: { extends: 'Thing', properties: { inLanguage: ['Text', 'Language'] } },
  Menu: { extends: 'CreativeWork', properties: { hasMenuSection: ['MenuSection'], hasMenuItem: ['MenuItem'] } },
  MenuSection: { extends: 'CreativeWork', properties: { hasMenuSection: ['MenuSection'], hasMenuItem: ['MenuItem'] } },
  MenuItem: {
    extends: 'Thing',
    properties: {
      offers: ['Offer', 'AggregateOffer', 'Demand'],
      nutrition: ['NutritionInformation'],
      suitableForDiet: ['RestrictedDiet'],
      menuAddOn: ['MenuItem', 'MenuSection'],
    },
  },
  NutritionInformation: { extends: 'Thing', properties: { calories: ['Text'], servingSize: ['Text'] } },
  Offer: {
    extends: 'Thing',
    properties: {
      price: ['Number', 'Decimal'],
      priceCurrency: ['Text'],
      availability: ['ItemAvailability'],
      availabilityStarts: ['DateTime', 'Date', 'Time'],
      availabilityEnds: ['DateTime', 'Date', 'Time'],
    },
  },
  AggregateOffer: {
    extends: 'Offer',
    properties: { lowPrice: ['Number', 'Decimal'], highPrice: ['Number', 'Decimal'], offerCount: ['Number'] },
  },
  GeoCoordinates: { extends: 'Thing', properties: { latitude: ['Number'], longitude: ['Number'] } },
  OpeningHoursSpecification: {
    extends: 'Thing',
    properties: {
      dayOfWeek: ['DayOfWeek'],
      opens: ['Time'],
      closes: ['Time'],
      validFrom: ['Date'],
      validThrough: ['Date'],
    },
  },
};

const isWebUrl = (value: string) => /^https?:\/\/\S+$/.test(value) && URL.canParse(value);

const LITERALS: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: (value) => typeof value === 'string' && isWebUrl(value),
  Number: (value) => typeof value === 'number' && Number.isFinite(value),
  Boolean: (value) => typeof value === 'boolean',
  Decimal: (value) => typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value),
  Date: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
  DateTime: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value)),
  Time: (value) => typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value),
  Language: (value) => typeof value === 'string' && /^[a-z]{2}$/.test(value),
  DayOfWeek: (value) => typeof value === 'string' && /^(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day$/.test(value),
  ItemAvailability: (value) =>
    typeof value === 'string' && /^https:\/\/schema\.org\/(?:InStock|OutOfStock|SoldOut)$/.test(value),
  RestrictedDiet: (value) => typeof value === 'string' && /^https:\/\/schema\.org\/[A-Z]\w+Diet$/.test(value),
};

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A type and those that it extends. */
function ancestry(type: string): readonly string[] {
  const parent = TYPES[type]?.extends;
  return parent ? [type, ...ancestry(parent)] : [type];
}

function propertyProblems(value: unknown, expected: Expected, path: string): readonly string[] {
  if (Array.isArray(value)) {
    const entries: readonly unknown[] = value;
    if (entries.length === 0) return [`${path} is empty`];
    return entries.flatMap((entry, index) => propertyProblems(entry, expected, `${path}[${index}]`));
  }
  if (!isNode(value))
    return expected.some((type) => LITERALS[type]?.(value)) ? [] : [`${path} is no ${expected.join(' or ')}`];
  const type = String(value['@type']);
  const fits = ancestry(type).some((one) => expected.includes(one));
  return [...(fits ? [] : [`${path} is a ${type}, not a ${expected.join(' or ')}`]), ...nodeProblems(value, path)];
}

/** Where a node does not conform to the vocabulary. */
function nodeProblems(node: Readonly<Record<string, unknown>>, path: string): readonly string[] {
  const type = String(node['@type']);
  if (!Object.hasOwn(TYPES, type)) return [`${path} has the unknown type ${type}`];
  const known = Object.assign(
    {},
    ...ancestry(type).map((one) => TYPES[one]?.properties),
  ) as TypeDefinition['properties'];
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, value]) => {
      const expected = Object.hasOwn(known, name) ? known[name] : undefined;
      return expected
        ? propertyProblems(value, expected, `${path}/${name}`)
        : [`${path}/${name} is no property of ${type}`];
    });
}

/** Where JSON-LD does not conform to schema.org; empty if it does. */
export function schemaOrgProblems(data: unknown): readonly string[] {
  if (!isNode(data)) return ['the data is no node'];
  return [...(data['@context'] === 'https://schema.org' ? [] : ['the context is missing']), ...nodeProblems(data, '')];
}
