/** The places at which guests may collect an order. (docs/spec/domain.md#pickup-places) */
import type { ObjectSchema, TypeOf } from '../core/schema.js';
import { mapsLinkOf, type MappedLocation } from '../menu/mapsLink.js';
import { translatable, type TitleTranslations, LANGUAGES } from '../core/translations.js';

type Maybe<T> = T | null | undefined;

/** The id of the institution's own address, which is no branch. */
export const MAIN_PLACE = 'main';

/** A place: the id of its branch, or `main`, and its address as a title. */
export const pickupPlaceSchema = translatable({
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'title'],
  properties: {
    _id: { type: 'string' },
    title: { type: 'string', 'x-translate': true },
  },
} as const satisfies ObjectSchema);
export type PickupPlace = TypeOf<typeof pickupPlaceSchema>;

/** A place as the menu of a cart lists it. */
export const offeredPlaceSchema = {
  ...pickupPlaceSchema,
  properties: {
    ...pickupPlaceSchema.properties,
    /** The place in a maps service; absent if it is not known. */
    mapsLink: { type: 'string' },
  },
} as const satisfies ObjectSchema;
export type OfferedPlace = TypeOf<typeof offeredPlaceSchema>;

/** An institution or a branch. */
interface Located {
  readonly location?: Maybe<MappedLocation & { readonly address?: Maybe<string> }>;
  /** The maps link of an institution, for which its location has a newer field. */
  readonly googleMaps?: Maybe<string>;
  readonly translations?: Maybe<Partial<Record<'ar' | 'en', { readonly address?: string }>>>;
}

interface MenuWithPlaces {
  readonly institution?: Maybe<Located>;
  readonly branches?: Maybe<readonly (Located & { readonly _id?: Maybe<string> })[]>;
}

function placeOf(_id: string, { location, googleMaps, translations }: Located): readonly OfferedPlace[] {
  const title = location?.address?.trim();
  if (!title) return [];
  const texts = LANGUAGES.flatMap((language) => {
    const translated = translations?.[language]?.address?.trim();
    return translated ? [[language, { title: translated }] as const] : [];
  });
  const translated: TitleTranslations<'title'> = texts.length > 0 ? { translations: Object.fromEntries(texts) } : {};
  const mapsLink = mapsLinkOf(location, googleMaps);
  return [{ _id, title, ...(mapsLink === null ? {} : { mapsLink }), ...translated }];
}

/** The institution's own address, then those of its branches. Places without an address are omitted. */
export const pickupPlacesOf = ({ institution, branches }: MenuWithPlaces): readonly OfferedPlace[] => [
  ...placeOf(MAIN_PLACE, institution ?? {}),
  ...(branches ?? []).flatMap((branch) => placeOf(branch._id ?? '', branch)),
];
