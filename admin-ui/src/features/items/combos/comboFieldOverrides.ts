/** The fields in the forms of a combo. */
import type { Overrides } from '../../../schema-ui/fieldOverrides.js';
import { ChoiceOptionsField } from './ChoiceOptionsField.js';
import { ComboItemsCell, ComboItemsField, ComboPortionsCell } from './ComboItemsField.js';
import { ComboPositionCell, ComboPositionWidget } from './ComboPosition.js';

export const comboOverrides: Overrides = {
  'Combo.items': { field: ComboItemsField, cell: ComboItemsCell },
  'Combo.position': { widget: ComboPositionWidget, cell: ComboPositionCell, last: true },
  // The field of the items edits them too.
  'Combo.portions': { hidden: true, cell: ComboPortionsCell },
  'Combo.choices': { sortable: true, addLabel: 'combos.addChoice', last: true },
  'Combo.choices.of': { field: ChoiceOptionsField },
};
