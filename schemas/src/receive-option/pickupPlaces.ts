/** The places at which guests may collect an order. (docs/spec/domain.md#pickup-places) */
import type { ObjectSchema, TypeOf } from '../core/schema.js';
import { mapsLinkOf, type MappedLocation } from '../link/mapsLink.js';
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
    /** The phone of this place; absent if it has none of its own. */
    phone: { type: 'string' },
  },
} as const satisfies ObjectSchema;
export type OfferedPlace = TypeOf<typeof offeredPlaceSchema>;

/** An institution or a branch. */
interface Located {
  readonly location?: Maybe<MappedLocation & { readonly address?: Maybe<string> }>;
  /** The maps link of an institution, for which its location has a newer field. */
  readonly googleMaps?: Maybe<string>;
  /** The phone of a branch. */
  readonly phone?: Maybe<string>;
  /** The phone of an institution. */
  readonly contact?: Maybe<{ readonly phone?: Maybe<string> }>;
  readonly translations?: Maybe<Partial<Record<'ar' | 'en', { readonly address?: string }>>>;
}

interface MenuWithPlaces {
  readonly institution?: Maybe<Located>;
  readonly branches?: Maybe<readonly (Located & { readonly _id: string })[]>;
}

function placeOf(_id: string, located: Located): readonly OfferedPlace[] {
  const { location, googleMaps, translations } = located;
  const title = location?.address?.trim();
  if (!title) return [];
  const texts = LANGUAGES.flatMap((language) => {
    const translated = translations?.[language]?.address?.trim();
    return translated ? [[language, { title: translated }] as const] : [];
  });
  const translated: TitleTranslations<'title'> = texts.length > 0 ? { translations: Object.fromEntries(texts) } : {};
  const mapsLink = mapsLinkOf(location, googleMaps);
  const phone = (located.phone ?? located.contact?.phone)?.trim();
  return [{ _id, title, ...(mapsLink === null ? {} : { mapsLink }), ...(phone ? { phone } : {}), ...translated }];
}

/** The institution's own address, then those of its branches. Places without an address are omitted. */
export const pickupPlacesOf = ({ institution, branches }: MenuWithPlaces): readonly OfferedPlace[] => [
  ...placeOf(MAIN_PLACE, institution ?? {}),
  ...(branches ?? []).flatMap((branch) => placeOf(branch._id, branch)),
];

/**
 * The place at which a pickup order is collected: the chosen one, or the only one of the venue. The order keeps the
 * address as it was; phone and the way there are today's.
 * @param branch the place that the order names
 * @param places the places of the venue
 */
export function collectionPlace(
  branch: Maybe<PickupPlace>,
  places: Maybe<readonly OfferedPlace[]>,
): Partial<Pick<OfferedPlace, 'title' | 'mapsLink' | 'phone'>> {
  const [only, ...others] = places ?? [];
  const offered = branch ? places?.find(({ _id }) => _id === branch._id) : others.length === 0 ? only : undefined;
  return { ...offered, ...(branch ? { title: branch.title } : {}) };
}
