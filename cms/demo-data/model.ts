/**
 * The demo's content as plain data, independent of storage. Names and values are those of the API
 * (docs/spec/domain.md). Only pictures differ: they are named by their files in `pictures/`.
 */
import type { IslamicOccasion } from '@qaima/schemas';

/** The four colours of a menu, as `#RRGGBB`. */
export interface DemoColors {
  readonly mainColor: string;
  readonly secondaryColor: string;
  readonly shadeColor: string;
  readonly tintColor: string;
}

export interface DemoLocation {
  readonly address: string;
  readonly googleMaps: string;
  /** `[longitude, latitude]`, in degrees. */
  readonly geoLocation: { readonly coordinates: readonly [lng: number, lat: number] };
}

/** The 14 allergens of EU regulation 1169/2011. */
export type Allergen =
  | 'gluten'
  | 'crustaceans'
  | 'eggs'
  | 'fish'
  | 'peanuts'
  | 'soybeans'
  | 'milk'
  | 'nuts'
  | 'celery'
  | 'mustard'
  | 'sesame'
  | 'sulphites'
  | 'lupin'
  | 'molluscs';

export type Diet = 'vegetarian' | 'vegan' | 'spicy-1' | 'spicy-2' | 'spicy-3';

/** An entity with English translations of its Arabic texts. */
interface Translated<T> {
  readonly translations: { readonly en: T };
}
type Titled = Translated<{ readonly title: string }>;
type Described = Translated<{ readonly title: string; readonly description?: string }>;

/** Prices are numbers in the menu's currency, with at most three decimals. */
export interface DemoSubItem extends Titled {
  readonly title: string;
  readonly price: number;
  /** The code of a size. Prices of extras can refer to it. */
  readonly code?: string;
  readonly initial?: boolean;
}

/** What a dish or an extra contains. */
interface DemoLabels {
  readonly nutrition?: {
    readonly calories?: number;
    readonly sodium?: number;
    readonly caffeine?: number;
    readonly caffeinePer?: 'cup' | '100ml';
  };
  readonly allergens?: readonly { readonly code: Allergen; readonly presence: 'contains' | 'may-contain' }[];
  readonly allergensDeclared?: boolean;
}

export interface DemoExtra extends Titled, DemoLabels {
  readonly title: string;
  readonly price?: number;
  readonly prices?: readonly { readonly size: string; readonly price: number }[];
  readonly initial?: number;
  readonly soldOut?: boolean;
}

/** A group of extras. Items and sections refer to it by title. */
export interface DemoExtraGroup extends Titled {
  readonly title: string;
  readonly min?: number;
  readonly max?: number | null;
  readonly each?: number | null;
  readonly free?: number;
  readonly extras: readonly DemoExtra[];
}

/** Refers to a group of extras by title. */
export interface DemoExtraUse {
  readonly group: string;
  readonly sizes?: readonly string[];
  readonly max?: number | null;
}

/** A discount: `offPrice` is a fraction, 0 < x ≤ 1. */
export interface DemoSale {
  readonly onSale: true;
  readonly offPrice: number;
}

export interface DemoItem extends Described, DemoLabels {
  readonly title: string;
  readonly description: string;
  readonly price: number;
  readonly pin: boolean;
  readonly show: { readonly type: 'small-image' | 'large-image' };
  readonly picture?: string;
  readonly soldOut?: boolean;
  readonly hide?: boolean;
  readonly sale?: DemoSale;
  readonly subItems?: readonly DemoSubItem[];
  readonly extras?: readonly DemoExtraUse[];
  readonly diets?: readonly Diet[];
}

export interface DemoGallery extends Titled {
  readonly title: string;
  readonly display: 'scroll' | 'show-all';
  readonly hide?: boolean;
  readonly images: readonly (Translated<{ readonly note: string }> & {
    readonly picture: string;
    readonly note: string;
  })[];
}

/** Hours in which sections are served. Sections refer to a daypart by title. */
export interface DemoDaypart extends Titled {
  readonly title: string;
  readonly windows: readonly { readonly start: string; readonly end: string }[];
  readonly outside: 'show' | 'hide';
}

export interface DemoSection extends Titled {
  readonly title: string;
  readonly prime: boolean;
  readonly hide: boolean;
  readonly extras?: readonly DemoExtraUse[];
  /** Titles of dayparts. */
  readonly dayparts?: readonly string[];
  readonly items: readonly DemoItem[];
  readonly galleries: readonly DemoGallery[];
}

/** Refers to items by title; titles are unique within a menu. */
export interface DemoCombo extends Titled {
  readonly title: string;
  readonly price: number;
  readonly items: readonly string[];
  /** What the guest chooses. `item` is the title of an item, `extra` its surcharge. */
  readonly choices?: readonly (Titled & {
    readonly title: string;
    readonly min: number;
    readonly max: number;
    readonly of: readonly { readonly item: string; readonly extra?: number }[];
  })[];
}

/** Times are `HH:MM`, in the menu's time zone. */
export interface DemoWorkingDay {
  readonly day: 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat';
  readonly start: string;
  readonly end: string;
  /** Further intervals of the day. */
  readonly also?: readonly { readonly start: string; readonly end: string }[];
}

/** The menu's and the institution's own texts in English. */
export interface DemoMenuEnglish {
  readonly headingPhrase: string;
  readonly endingPhrase: string;
  readonly quantityLabel: string;
  readonly institution: { readonly name: string; readonly description: string; readonly address: string };
}

export interface DemoMenu {
  readonly english: DemoMenuEnglish;
  readonly username: string;
  readonly currency: 'JOD' | 'USD';
  readonly colors: DemoColors;
  readonly headingPhrase: string;
  readonly endingPhrase: string;
  readonly institution: {
    readonly name: string;
    readonly description: string;
    readonly logo?: string;
    readonly whatsapp: string;
    readonly googleRateUrl: string;
    readonly otherMenu?: string;
    readonly location: DemoLocation;
    readonly contact: {
      readonly phone: string;
      readonly email: string;
      readonly instagram: string;
      readonly facebook: string;
      readonly x: string;
      readonly snapchat: string;
    };
  };
  readonly menuMainImage: string;
  readonly workingDays: readonly DemoWorkingDay[];
  /** Occasions of the Islamic calendar, for which the menu has the hours that the platform proposes. */
  readonly occasions?: readonly IslamicOccasion[];
  readonly settings: {
    readonly doMenuPurchase: boolean;
    readonly doRenderDealsSection: boolean;
    readonly doMarkClosestBranch: boolean;
    readonly purchaseMethod: 'order' | 'reserve';
    readonly timeZone: string;
    readonly labelling?: 'sa' | 'eu';
  };
  readonly cartSettings: { readonly quantityLabel: string };
  readonly branches: readonly {
    readonly phone: string;
    readonly location: DemoLocation;
    readonly translations: { readonly en: { readonly address: string } };
  }[];
  readonly orderReceiveOptions: readonly (Described & {
    readonly title: string;
    readonly description: string;
    readonly ionIcon: string;
    readonly kind?: 'delivery' | 'pickup' | 'dine-in';
  })[];
  readonly sections: readonly DemoSection[];
  readonly combos: readonly DemoCombo[];
  readonly extraGroups?: readonly DemoExtraGroup[];
  readonly dayparts?: readonly DemoDaypart[];
}

/** An account of the demo. Its password is generated when it is stored. */
export interface DemoPerson {
  readonly name: string;
  readonly username: string;
  readonly email: string;
  readonly phone: string;
  readonly role: 'owner' | 'staff';
  /** The menus that the account manages, by username. */
  readonly menus: readonly string[];
}
