/** The price of an item; where its sub-items have the prices, why it is not asked for. */
import Box from '@mui/material/Box';
import { hasSubItems } from '@qaima/schemas';
import { useSay } from '../../app/i18n.js';
import { look } from '../../app/theme.js';
import { useFormAround } from '../../generated/formParts.js';
import type { FormWidgetProps } from '../../generated/formTypes.js';
import { NumberWidget } from '../../generated/widgets/NumberWidget.js';
import { asPriced } from './asPriced.js';

export function BasePriceWidget(field: FormWidgetProps) {
  const say = useSay();
  const { values } = useFormAround();
  if (!hasSubItems(asPriced(values))) return <NumberWidget {...field} />;
  return (
    <Box
      id={field.id}
      data-unasked=""
      tabIndex={-1}
      sx={{ paddingBlock: '10px', color: look.muted, fontSize: 13.5, lineHeight: '24px' }}
    >
      {say('items.priceOfOptions')}
    </Box>
  );
}
