/** Who brings a delivery that has left, and the link to the driver's page. (docs/spec/owners-area.md#guest-orders) */
import { useId, useState } from 'react';
import { chatLink, driverField, driverPath, orderPlace, withMessage, type GuestOrder } from '@qaima/schemas';
import { MessageCircle } from 'lucide-react';
import { CopyField } from '../../../components/CopyField.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import shared from '../shared/shared.module.css';
import { useOrderActions } from '../shared/useOrderActions.js';
import { useOrderText } from '../shared/useOrderText.js';
import css from './drawer.module.css';

export function Driver({ order }: { readonly order: GuestOrder }) {
  const t = useTranslate();
  const id = useId();
  const text = useOrderText();
  const place = orderPlace(order, useLanguage());
  const { markLeft } = useOrderActions();
  const { name: savedName = '', phone: savedPhone = '' } = order.driver ?? {};
  const [name, setName] = useState(savedName);
  const [phone, setPhone] = useState(savedPhone);
  const link = order.driverToken ? window.location.origin + driverPath(order.driverToken) : null;
  const chat = chatLink(savedPhone) ?? 'https://wa.me/';
  const message = t('orderDelivery.message', { order: text.name(order), place, link: link ?? '' });
  const hasChanged = name.trim() !== savedName || phone.trim() !== savedPhone;
  const driver = { ...(name.trim() && { name: name.trim() }), ...(phone.trim() && { phone: phone.trim() }) };
  return (
    <section className={css['box']} aria-labelledby={id}>
      <h3 id={id}>{t('orderDelivery.driver')}</h3>
      <form
        className={css['driver']}
        onSubmit={(event) => {
          event.preventDefault();
          void markLeft(order, driver);
        }}
      >
        <label>
          {t('orderDelivery.name')}
          <input
            value={name}
            maxLength={driverField.properties.name.maxLength}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <label>
          {t('orderDelivery.phone')}
          <input
            type="tel"
            dir="ltr"
            value={phone}
            maxLength={driverField.properties.phone.maxLength}
            onChange={({ target }) => setPhone(target.value)}
          />
        </label>
        {hasChanged && (
          <button type="submit" className={shared['tonal']}>
            {t('orderDelivery.save')}
          </button>
        )}
      </form>
      {link && (
        <>
          <p>{t('orderDelivery.hint')}</p>
          <CopyField label={t('orderDelivery.link')} text={link} leading />
          <a
            className={`${shared['outlined'] ?? ''} ${css['wide'] ?? ''}`}
            href={withMessage(chat, message)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <MessageCircle size={18} aria-hidden="true" />
            {t('orderDelivery.send')}
          </a>
        </>
      )}
    </section>
  );
}
