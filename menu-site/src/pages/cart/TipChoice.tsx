import { formatPercent, openSums, tipsOf, type Cart } from '@qaima/schemas';
import { useMessages } from '../../document/siteContext.js';
import { cartMessages } from '../../i18n/cart.js';

/**
 * The tip that the guest adds, none at first. The client script shows the choice for the services that take tips, and
 * saves it. (docs/spec/public-site.md#cart-page)
 */
export function TipChoice({ cart }: { readonly cart: Cart }) {
  const { tip: texts } = useMessages(cartMessages);
  const { active, percents, own, services } = tipsOf(cart.menu.settings);
  if (!active || openSums(cart).sums.nets.every((net) => net === 0)) return null;
  const { tip } = cart;
  const choices = [
    { value: '', label: texts.none, isChosen: !tip },
    ...percents.map((percent) => ({
      value: String(percent),
      label: formatPercent(percent),
      isChosen: tip?.percent === percent,
    })),
    ...(own ? [{ value: 'own', label: texts.own, isChosen: tip?.amount !== undefined }] : []),
  ];
  return (
    <fieldset className="tips" data-services={services?.join(' ')} disabled>
      <legend>{texts.title}</legend>
      <div className="choices">
        {choices.map(({ value, label, isChosen }) => (
          <label key={value}>
            <input type="radio" name="tip" value={value} defaultChecked={isChosen} form="saved-by-itself" />
            <span dir={/^\d/.test(label) ? 'ltr' : undefined}>{label}</span>
          </label>
        ))}
      </div>
      {own && (
        <input
          name="tipAmount"
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          aria-label={texts.amount}
          placeholder={texts.amount}
          defaultValue={tip?.amount}
          hidden={tip?.amount === undefined}
          form="saved-by-itself"
        />
      )}
    </fieldset>
  );
}
