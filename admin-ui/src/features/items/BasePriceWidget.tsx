/** The price of an item, or the explanation that its sub-items have prices instead, or that none is shown. */
import Box from '@mui/material/Box';
import { hasSubItems } from '@qaima/schemas';
import { useTranslate } from '../../i18n/i18n.js';
import { useFormContext } from '../../schema-ui/form/formContext.js';
import type { FormWidgetProps } from '../../schema-ui/form/formTypes.js';
import { NumberWidget } from '../../schema-ui/form/widgets/NumberWidget.js';
import { tokens } from '../../theme/theme.js';
import { toPriced } from './toPricedItem.js';

export function BasePriceWidget(field: FormWidgetProps) {
  const t = useTranslate();
  const { values } = useFormContext();
  const isAsked = values['askPrice'] === true;
  if (!isAsked && !hasSubItems(toPriced(values))) return <NumberWidget {...field} />;
  return (
    <Box
      id={field.id}
      data-unasked=""
      tabIndex={-1}
      sx={{ paddingBlock: '10px', color: tokens.muted, fontSize: 13.5, lineHeight: '24px' }}
    >
      {t(isAsked ? 'items.priceIsAsked' : 'items.priceOfOptions')}
    </Box>
  );
}
