/**
 * Shows whether visitors can open the menu of an order, with controls that stop it, start it or schedule a stop.
 * (docs/spec/staff-console.md#order-panel)
 */
import { useState } from 'react';
import { isDate, isLaterStop, providerDayStart, type Order } from '@qaima/schemas';
import { CalendarClock, Play, Square } from 'lucide-react';
import { DateField } from '../../../components/DateField.js';
import { DateTime } from '../../../components/DateTime.js';
import { MenuStatus } from '../../../components/MenuStatus.js';
import { useConfirm } from '../../../components/useConfirm.js';
import { toInactiveFrom, useConfirmMenuState, type InactiveFrom } from '../../../components/useConfirmMenuState.js';
import { useInvalidateMenus } from '../../../data/userOrMenuLookUp.js';
import { useTranslate } from '../../../i18n/i18n.js';
import marks from '../badges.module.css';
import buttons from '../buttons.module.css';
import { useTypedValue } from '../EditingContext.js';
import fields from '../fields.module.css';
import { InlineForm } from '../InlineForm.js';
import { orderMenuName } from '../orderSummary.js';
import { useOrderActions, type MenuEdit } from '../useOrderActions.js';
import css from './panel.module.css';

interface MenuStateProps {
  readonly order: Order;
  readonly menu: NonNullable<Order['menu']>;
}

export function MenuState({ order, menu: { _id: menuId = '', active, inactiveFrom = null, deleted } }: MenuStateProps) {
  const t = useTranslate();
  const { startMenu, stopMenu } = useOrderActions(order._id);
  const invalidateMenus = useInvalidateMenus();
  const { agreed, dialog } = useConfirm();
  const { agreedState, dialog: conflictDialog } = useConfirmMenuState();
  if (deleted) return <p className={marks['edits']}>{t('order.menuDeleted')}</p>;
  const title = orderMenuName(order);
  const settle = async (written: Promise<boolean>) => {
    const done = await written;
    if (done) await invalidateMenus();
    return done;
  };
  /** Starts the menu (null) or stops it, if it is as it was shown or this is to be overwritten. */
  const change = (
    mine: InactiveFrom,
    shown: InactiveFrom,
    send: (edit: MenuEdit) => Promise<boolean>,
  ): Promise<boolean> =>
    send({
      former: shown,
      onConflict: async (present) => {
        const theirs = toInactiveFrom(present);
        return (await agreedState({ title, theirs, mine })) && change(mine, theirs, send);
      },
    });
  const start = async () => {
    const question = { title: t('activation.activate', { title }), text: t('activation.activateText') };
    if (await agreed({ ...question, confirm: t('activation.yesActivate'), harmless: true }))
      await settle(change(null, inactiveFrom, (edit) => startMenu(menuId, edit)));
  };
  const stop = async (schedule?: string) => {
    const text = schedule ? (
      <>
        {t('activation.scheduleText')} <DateTime at={schedule} />
      </>
    ) : (
      t('activation.deactivateText')
    );
    const question = { title: t('activation.deactivate', { title }), text, confirm: t('activation.yesDeactivate') };
    const mine = schedule ?? new Date().toISOString();
    return (await agreed(question)) && settle(change(mine, inactiveFrom, (edit) => stopMenu(menuId, schedule, edit)));
  };
  return (
    <>
      <p className={active && inactiveFrom === null ? marks['quiet'] : marks['edits']}>
        <MenuStatus menu={{ inactiveFrom }} />
      </p>
      <div className={css['menuLinks']}>
        {inactiveFrom !== null && (
          <button type="button" className={buttons['button']} onClick={() => void start()}>
            <Play size={18} aria-hidden="true" />
            {t(active ? 'order.keepRunning' : 'order.startMenu')}
          </button>
        )}
        {active && (
          <button type="button" className={buttons['button']} onClick={() => void stop()}>
            <Square size={18} aria-hidden="true" />
            {t('order.stopMenu')}
          </button>
        )}
      </div>
      {active && (
        <details className={css['details']}>
          <summary>
            <CalendarClock size={18} aria-hidden="true" />
            {t('order.stopLater')}
          </summary>
          <StopLater onStop={stop} />
        </details>
      )}
      {dialog}
      {conflictDialog}
    </>
  );
}

/** Stops the menu at the beginning of a chosen day in the provider's time zone. */
function StopLater({ onStop }: { readonly onStop: (schedule: string) => Promise<boolean> }) {
  const t = useTranslate();
  const [typed, setTyped, settle] = useTypedValue('panel');
  const [now] = useState(() => new Date());
  const day = typed ?? '';
  const schedule = isDate(day) ? new Date(providerDayStart(day)).toISOString() : null;
  const isLater = schedule !== null && isLaterStop(schedule, now);
  const send = async () => {
    const done = schedule !== null && (await onStop(schedule));
    if (done) settle(typed);
    return done;
  };
  return (
    <InlineForm action={t('order.schedule')} problem={isLater ? null : t('order.laterDay')} onSend={send}>
      {(aria) => (
        <DateField
          {...aria}
          className={fields['control'] ?? ''}
          aria-label={t('order.stopDay')}
          value={day}
          onChange={(value) => setTyped(value || null)}
        />
      )}
    </InlineForm>
  );
}
