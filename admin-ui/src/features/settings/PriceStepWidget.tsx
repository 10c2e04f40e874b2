/** A select for the step of sale prices. It offers the steps that fit the chosen currency. */
import { defaultPriceStep, fittingSteps } from '@qaima/schemas';
import { useTranslate } from '../../i18n/i18n.js';
import { useFormContext } from '../../schema-ui/form/formContext.js';
import type { FormWidgetProps } from '../../schema-ui/form/formTypes.js';
import { SelectWidget } from '../../schema-ui/form/widgets/SelectWidget.js';

export function PriceStepWidget(props: FormWidgetProps) {
  const t = useTranslate();
  const { values } = useFormContext();
  const currency = typeof values['currency'] === 'string' ? values['currency'] : undefined;
  const value: unknown = props.value;
  const fitting: readonly number[] = fittingSteps(currency);
  // A step that was chosen for another currency stays in force until the owner replaces it.
  const steps = typeof value === 'number' && !fitting.includes(value) ? [value, ...fitting] : fitting;
  return (
    <SelectWidget
      {...props}
      schema={{ ...props.schema, enum: [...steps] }}
      placeholder={t('publicInfo.priceStepDefault', { step: String(defaultPriceStep(currency)) })}
    />
  );
}
