/** A select for the step of sale prices. It offers the steps that fit the chosen currency. */
import { defaultPriceStep, fittingSteps, isFittingStep } from '@qaima/schemas';
import { useTranslate } from '../../i18n/i18n.js';
import { useFormContext } from '../../schema-ui/form/formContext.js';
import type { FormWidgetProps } from '../../schema-ui/form/formTypes.js';
import { SelectWidget } from '../../schema-ui/form/widgets/SelectWidget.js';

export function PriceStepWidget(props: FormWidgetProps) {
  const t = useTranslate();
  const { values } = useFormContext();
  const currency = typeof values['currency'] === 'string' ? values['currency'] : undefined;
  // A step that was chosen for another currency does not count.
  const value: unknown =
    typeof props.value === 'number' && isFittingStep(props.value, currency) ? props.value : undefined;
  return (
    <SelectWidget
      {...props}
      value={value}
      schema={{ ...props.schema, enum: [...fittingSteps(currency)] }}
      placeholder={t('publicInfo.priceStepDefault', { step: String(defaultPriceStep(currency)) })}
    />
  );
}
