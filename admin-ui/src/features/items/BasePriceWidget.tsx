/** The price of an item; where its sub-items have the prices, why it is not asked for. */
import Box from '@mui/material/Box';
import { hasSubItems } from '@qaima/schemas';
import { useSay } from '../../i18n/i18n.js';
import { useFormAround } from '../../schema-ui/form/formContext.js';
import type { FormWidgetProps } from '../../schema-ui/form/formTypes.js';
import { NumberWidget } from '../../schema-ui/form/widgets/NumberWidget.js';
import { look } from '../../theme/theme.js';
import { asPriced } from './toPriced.js';

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
