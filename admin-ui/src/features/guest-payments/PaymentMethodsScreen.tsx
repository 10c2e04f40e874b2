/** The ways in which guests pay, with what each means in plain words. */
import type { FieldHint, Overrides } from '../../schema-ui/fieldOverrides.js';
import { PartScreen } from '../../schema-ui/parts/PartScreen.js';
import type { FormValues } from '../../schema-ui/form/formValues.js';

const isCliq = ({ kind }: FormValues) => kind === 'cliq';

const kindHint: FieldHint = ({ kind }) =>
  kind === 'cliq' ? 'payments.cliqHint' : kind === 'card-at-door' ? 'payments.cardHint' : 'payments.cashHint';

const whenHint: FieldHint = ({ when }) => (when === 'before' ? 'payments.beforeHint' : 'payments.afterHint');

const overrides: Overrides = {
  'PaymentMethod.kind': { hint: kindHint },
  'PaymentMethod.title': { hint: 'payments.titleHint' },
  'PaymentMethod.when': { hint: whenHint },
  'PaymentMethod.alias': { shownIf: isCliq, hint: 'payments.aliasHint' },
  'PaymentMethod.aliasName': { shownIf: isCliq, half: true },
  'PaymentMethod.bank': { shownIf: isCliq, half: true },
  'PaymentMethod.minTotal': { half: true },
  'PaymentMethod.maxTotal': { half: true },
};

const form = { overrides };

export default function PaymentMethodsScreen() {
  return <PartScreen kind="paymentMethod" form={form} />;
}
