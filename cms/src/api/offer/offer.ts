/** The offers of a menu. (docs/spec/domain.md#sums) */
import { offerSchema, type OfferUpdateInput } from '@qaima/schemas';
import { serialize, toColumnValues } from '../../api-runtime/serialize';
import { partHandlers } from '../../menu-parts/partHandlers';
import { assertRuleFits } from './assertRuleFits';

export const offers = partHandlers('offer', {
  toColumns(payload: OfferUpdateInput, _menu, row) {
    assertRuleFits({ ...(row && serialize(offerSchema, row)), ...payload });
    return toColumnValues(offerSchema, payload);
  },
});
