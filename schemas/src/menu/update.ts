/** The payload with which owners change a menu. (docs/spec/api.md#menu-settings-endpoint) */
import { latitudeField, longitudeField } from '../core/fields.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';
import { labellingField } from '../nutrition/labelling.js';
import { workingDayUpdateSchema } from '../working-day/working-day.js';
import {
  arabicCurrencySignField,
  enableBuyField,
  languagesField,
  closestBranchField,
  combosPositionField,
  countryField,
  currencyField,
  dealsSectionField,
  otherMenuNickNameField,
  ordersField,
  priceStepField,
  purchaseMethodField,
  quantityLabelField,
  timeZoneField,
  usernameField,
} from './fields.js';
import { firstDaysUpdateField } from './firstDays.js';
import { institutionUpdateSchema } from './institution.js';
import { menuSchema } from './menu.js';
import { colorsSchema } from './settings.js';

/** A payload whose names are flat. The server merges it into the stored values. */
export const menuUpdateSchema = {
  $id: 'MenuChanges',
  title: 'الإعدادات',
  'x-en': 'Settings',
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    username: usernameField,
    currency: currencyField,
    country: countryField,
    headingPhrase: menuSchema.properties.headingPhrase,
    endingPhrase: menuSchema.properties.endingPhrase,
    colors: colorsSchema,
    menuMainImage: { type: 'null', title: 'الصورة الرئيسية', 'x-en': 'Main image' },
    institution: institutionUpdateSchema,
    workingDays: {
      type: 'array',
      title: 'أوقات العمل',
      'x-en': 'Opening hours',
      maxItems: 14,
      items: workingDayUpdateSchema,
    },
    lat: latitudeField,
    long: longitudeField,
    enableBuy: enableBuyField,
    showSaleSection: dealsSectionField,
    doMarkClosestBranch: closestBranchField,
    purchaseMethod: purchaseMethodField,
    quantityLabel: quantityLabelField,
    timeZone: timeZoneField,
    otherMenuNickName: otherMenuNickNameField,
    /** Merged into the stored `settings.orders`. */
    orders: ordersField,
    labelling: labellingField,
    /** Null rounds sale prices to the default of the currency. */
    priceStep: { ...priceStepField, type: ['number', 'null'], enum: [...priceStepField.enum, null] },
    arabicCurrencySign: arabicCurrencySignField,
    /** Null puts the combos last. */
    combosPosition: { ...combosPositionField, type: ['integer', 'null'] },
    languages: languagesField,
    translations: menuSchema.properties.translations,
    firstDays: firstDaysUpdateField,
  },
} as const satisfies ObjectSchema;
export type MenuUpdateInput = TypeOf<typeof menuUpdateSchema>;
