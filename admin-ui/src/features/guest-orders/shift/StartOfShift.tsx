/** The page before a shift. Browsers allow sound only after a tap, so its button starts the sound and the wake lock. */
import {
  callsForAttention,
  firstNameOf,
  includesRole,
  orderModeField,
  schemaLabel,
  type GuestOrder,
} from '@qaima/schemas';
import { countdown } from '@qaima/schemas/text/countdown';
import type { ReactNode } from 'react';
import { BellRing, Clock, Hourglass, Inbox, Play, Printer, Sun, Volume2, type LucideIcon } from 'lucide-react';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { useAccount, useMenu } from '../../../data/menu.js';
import { useRole } from '../../../data/role.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import { useInbox } from '../inbox/OrderInboxProvider.js';
import shared from '../shared/shared.module.css';
import { useNow } from '../shared/useNow.js';
import { useOrderText } from '../shared/useOrderText.js';
import css from './shift.module.css';
import { useOpening, usePrinters } from './venueStatus.js';

export function StartOfShift() {
  const t = useTranslate();
  const { data: account } = useAccount();
  const { inbox, state } = useInbox();
  const text = useOrderText();
  const now = useNow();
  const waiting = state.orders.filter((order) => order.state === 'pending');
  const unopened = state.orders.filter((order) => order.state === 'accepted' && callsForAttention(order, now));
  const sentence = t('orderShift.waiting', { smart_count: waiting.length });
  /** What waits, with the time left for the first; or, if the venue is closed, from when on it can be answered. */
  const waitingText = (orders: readonly GuestOrder[], sentence: string) => {
    const begun = orders.filter(({ answerFrom }) => !answerFrom || Date.parse(answerFrom) <= now);
    const left = Math.min(...begun.map(({ answerBy }) => (answerBy ? Date.parse(answerBy) - now : Infinity)));
    if (Number.isFinite(left)) return t('orderShift.waitingLeft', { waiting: sentence, left: countdown(left) });
    const [from] = begun.length > 0 ? [] : orders.map(({ answerFrom }) => answerFrom ?? '').sort();
    return from ? t('orderShift.waitingFrom', { waiting: sentence, time: text.dayTime(from, now) }) : sentence;
  };
  return (
    <div className={css['start']}>
      <section aria-labelledby="shift-title">
        <h2 id="shift-title">
          {t('orderShift.title', { name: firstNameOf(account?.name ?? '') || (account?.username ?? '') })}
        </h2>
        <p className={css['hint']}>{t('orderShift.notStarted')}</p>
        {waiting.length > 0 && (
          <p className={css['waiting']}>
            <Hourglass size={20} aria-hidden="true" />
            {waitingText(waiting, sentence)}
          </p>
        )}
        {unopened.length > 0 && (
          <p className={css['waiting']}>
            <BellRing size={20} aria-hidden="true" />
            {t('orderShift.unopened', { smart_count: unopened.length })}
          </p>
        )}
        <button
          type="button"
          className={`${shared['filled'] ?? ''} ${css['startButton'] ?? ''}`}
          onClick={inbox.startShift}
        >
          <BellRing size={24} aria-hidden="true" />
          {t('orderShift.start')}
        </button>
        <p className={css['hint']}>{t('orderShift.hint')}</p>
        <ul className={css['checks']}>
          <Check icon={Volume2} title={t('orderShift.sound')} hint={t('orderShift.soundHint')}>
            <Status isGood={state.sound === 'on'}>{t(SOUND_TEXTS[state.sound])}</Status>
            <button type="button" className={shared['outlined']} onClick={inbox.tryOutSound}>
              <Play size={18} aria-hidden="true" />
              {t('orderShift.listen')}
            </button>
          </Check>
          <ScreenCheck />
          <PrinterChecks now={now} />
          <HoursCheck now={now} />
          <ReceivingCheck />
        </ul>
      </section>
    </div>
  );
}

interface CheckProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

const Check = ({ icon: Icon, title, hint, children }: CheckProps) => (
  <li>
    <Icon size={22} aria-hidden="true" />
    <span>
      <strong>{title}</strong>
      {hint && <span>{hint}</span>}
    </span>
    {children}
  </li>
);

const Status = ({ isGood, children }: { readonly isGood: boolean; readonly children: string }) => (
  <span className={css[isGood ? 'good' : 'neutral']}>{children}</span>
);

const SOUND_TEXTS = {
  off: 'orderShift.whenStarted',
  on: 'orderShift.soundOn',
  blocked: 'orderShift.soundBlocked',
} as const;

function ScreenCheck() {
  const t = useTranslate();
  const isAvailable = 'wakeLock' in navigator;
  return (
    <Check
      icon={Sun}
      title={t('orderShift.screen')}
      hint={t(isAvailable ? 'orderShift.screenHint' : 'orderShift.screenUnavailable')}
    >
      <Status isGood={false}>{t(isAvailable ? 'orderShift.whenStarted' : 'orderShift.unavailable')}</Status>
    </Check>
  );
}

function PrinterChecks({ now }: { readonly now: number }) {
  const t = useTranslate();
  const text = useOrderText();
  const printers = usePrinters(now);
  if (printers.length === 0)
    return (
      <Check icon={Printer} title={t('orderShift.noPrinter')} hint={t('orderShift.noPrinterHint')}>
        {null}
      </Check>
    );
  return printers.map(({ title, seen, isAlive }) => (
    <Check
      key={title}
      icon={Printer}
      title={title}
      hint={seen === null ? t('orderShift.printerNever') : t('orderShift.printerSeen', { time: text.short(seen) })}
    >
      <Status isGood={isAlive}>{t(isAlive ? 'orderShift.isOn' : 'orderShift.printerSilent')}</Status>
    </Check>
  ));
}

/** How orders arrive, with the way to change it. */
function ReceivingCheck() {
  const t = useTranslate();
  const language = useLanguage();
  const basename = useBasename();
  const maySwitch = includesRole(useRole(), 'editor');
  const { data: menu } = useMenu();
  const mode = menu?.settings?.orders?.mode;
  if (!mode) return null;
  return (
    <Check
      icon={Inbox}
      title={schemaLabel(orderModeField, language)}
      hint={orderModeField['x-options'][mode][language]}
    >
      {maySwitch && (
        <Link className={shared['outlined']} to={`${basename}/publicInfo?card=orderSettings`}>
          {t('orderShift.change')}
        </Link>
      )}
    </Check>
  );
}

function HoursCheck({ now }: { readonly now: number }) {
  const t = useTranslate();
  const text = useOrderText();
  const opening = useOpening(now);
  if (!opening)
    return (
      <Check icon={Clock} title={t('orderShift.hoursUnknown')}>
        {null}
      </Check>
    );
  const { isOpen, until } = opening;
  return (
    <Check
      icon={Clock}
      title={
        isOpen
          ? until === null
            ? t('orderShift.openAlways')
            : t('orderShift.openUntil', { time: text.time(until) })
          : t('orderShift.outsideHours')
      }
    >
      <Status isGood={isOpen}>{t(isOpen ? 'orderShift.open' : 'orderShift.closed')}</Status>
    </Check>
  );
}
