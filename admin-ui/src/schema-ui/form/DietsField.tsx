/**
 * The diets of a dish or of one of its sizes. It warns of diets that an allergen or another diet contradicts, by the rule
 * of the guests' filter. (docs/spec/domain.md#nutrition-and-allergens)
 */
import Alert from '@mui/material/Alert';
import {
  contradictedDiets,
  DIET_LABELS,
  LIST_SEPARATOR,
  overallLabels,
  valueAtPointer,
  type LabelledItem,
} from '@qaima/schemas';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { CheckListField } from './CheckListField.js';
import { useFormContext } from './formContext.js';
import type { FormFieldProps } from './formTypes.js';

export function DietsField(props: FormFieldProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { values } = useFormContext();
  const owner = props.fieldPathId.path.slice(0, -1);
  // The casts are safe, because the inputs of labels offer only values of the schema.
  const size = owner.length > 0 ? [valueAtPointer(values, `/${owner.join('/')}`) ?? {}] : [];
  const item = { ...values, subItems: size } as LabelledItem;
  const diets = contradictedDiets(overallLabels(item)).map((diet) => DIET_LABELS[diet][language]);
  return (
    <>
      <CheckListField {...props} />
      {/* Always there, so that screen readers announce the warning. */}
      <div role="status">
        {diets.length > 0 && (
          <Alert severity="warning">
            {t('allergens.contradictedDiets', { diets: diets.join(LIST_SEPARATOR[language]) })}
          </Alert>
        )}
      </div>
    </>
  );
}
