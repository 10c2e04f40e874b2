/** What a cart's page shows of the menu, so that it needs no second request and learns nothing else of it. */
import type { Shape, TypeOf } from '../core/schema.js';
import { institutionShape } from '../menu/institution.js';
import { menuShape } from '../menu/menu.js';
import { cartSettingsShape, colorsShape, settingsShape } from '../menu/settings.js';
import { receiveOptionShape } from '../receive-option/receive-option.js';

const { name, logo, whatsapp, contact } = institutionShape.properties;

export const cartMenuShape = {
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'institution', 'settings', 'cartSettings', 'orderReceiveOptions'],
  properties: {
    _id: menuShape.properties._id,
    username: menuShape.properties.username,
    currency: menuShape.properties.currency,
    colors: colorsShape,
    institution: { type: 'object', additionalProperties: false, properties: { name, logo, whatsapp, contact } },
    settings: settingsShape,
    cartSettings: cartSettingsShape,
    /** What says whether the venue is open. */
    workingDays: menuShape.properties.workingDays,
    orderReceiveOptions: { type: 'array', items: receiveOptionShape },
  },
} as const satisfies Shape;
export type CartMenu = TypeOf<typeof cartMenuShape>;
