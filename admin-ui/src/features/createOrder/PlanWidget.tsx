/** A select of the plans on sale. A plan brings its price and its period, which can then be changed. */
import { DEFAULT_TIME_ZONE, monthsAfter, providerMoney, todayIn, toThousandths } from '@qaima/schemas';
import { NativeSelect } from '../../components/NativeSelect.js';
import { usePlans } from '../../data/usePlans.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { errorAria, useFormContext } from '../../schema-ui/form/formContext.js';
import type { FormWidgetProps } from '../../schema-ui/form/formTypes.js';

export function PlanWidget({ id, value, disabled, rawErrors }: FormWidgetProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { values, change } = useFormContext();
  const { data: plans = [] } = usePlans();
  const choose = (planId: string) => {
    const plan = plans.find(({ _id }) => _id === planId);
    const { plan: _plan, discountReason: _reason, ...rest } = values;
    const terms = plan && {
      plan: planId,
      totalAmount: plan.price,
      subEnd: monthsAfter(todayIn(DEFAULT_TIME_ZONE, new Date()), plan.months),
    };
    change({ ...rest, ...terms }, id);
  };
  return (
    <NativeSelect
      value={typeof value === 'string' ? value : ''}
      disabled={disabled ?? false}
      inputProps={{ id, ...errorAria(id, rawErrors) }}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">{t('createOrder.noPlan')}</option>
      {plans
        .filter(({ isOffered }) => isOffered)
        .map(({ _id, name, price }) => (
          <option key={_id} value={_id}>
            {[name, providerMoney(toThousandths(price), language)].join(' · ')}
          </option>
        ))}
    </NativeSelect>
  );
}
