/**
 * A select for the currency. After a change, a note says that prices keep their numbers. (docs/spec/domain.md#country)
 */
import Box from '@mui/material/Box';
import { interfaceUnit, isolateAuto, knownCurrency } from '@qaima/schemas';
import { useMenu } from '../../data/menu.js';
import { itemsOf, sectionsOf } from '../../data/menuDataProvider.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import type { FormWidgetProps } from '../../schema-ui/form/formTypes.js';
import { SelectWidget } from '../../schema-ui/form/widgets/SelectWidget.js';

export function CurrencyWidget(props: FormWidgetProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { data: menu } = useMenu();
  const value: unknown = props.value;
  const hasItems = sectionsOf(menu).some((section) => itemsOf(section).length > 0);
  const isOther = typeof value === 'string' && knownCurrency(value) !== knownCurrency(menu?.currency);
  return (
    <>
      <SelectWidget {...props} />
      <Box aria-live="polite" sx={{ fontSize: 14, lineHeight: 1.7 }}>
        {hasItems && isOther && t('publicInfo.pricesStay', { unit: isolateAuto(interfaceUnit(value, language)) })}
      </Box>
    </>
  );
}
