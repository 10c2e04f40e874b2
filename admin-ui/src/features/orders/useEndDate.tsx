/**
 * Changes the end of a subscription or demo. A suspicious date is asked about, judged from the end that is stored now:
 * if somebody else has changed it meanwhile, that is asked first.
 */
import type { ReactNode } from 'react';
import { formatDate, orderSchema, providerDay, schemaLabel, type Order } from '@qaima/schemas';
import { useConfirmEndDate } from '../../components/useConfirmEndDate.js';
import { useConfirmOverwrite } from '../../components/useConfirmOverwrite.js';
import { useLanguage } from '../../i18n/i18n.js';
import { useOrderActions } from './useOrderActions.js';

const { subEnd: subEndField, demoEndDate: demoEndField } = orderSchema.properties;

/** An instant's day; empty for none. */
const dayOf = (end: unknown): string => (typeof end === 'string' ? providerDay(end) : '');

const Day = ({ day }: { readonly day: string }) => <bdi dir="ltr">{day === '' ? '–' : formatDate(day)}</bdi>;

export function useEndDate(
  order: Order,
  what: 'subscription' | 'demo',
): {
  /** Stores a day, `yyyy-mm-dd`. Resolves to whether it is stored. */
  readonly save: (day: string) => Promise<boolean>;
  /** The stored day; empty if there is none. */
  readonly day: string;
  readonly dialogs: ReactNode;
} {
  const language = useLanguage();
  const { setSubEnd, setDemoEnd } = useOrderActions(order._id);
  const { agreedEnd, dialog: endDialog } = useConfirmEndDate(what);
  const { agreedOverwrite, dialog } = useConfirmOverwrite();
  const isDemo = what === 'demo';
  const stored = (isDemo ? order.demoEndDate : order.subEnd) ?? null;
  const save = async (day: string, former: string | null): Promise<boolean> => {
    const agreed = await agreedEnd(day, dayOf(former));
    if (!agreed) return false;
    const onConflict = async (present: unknown) => {
      const field = schemaLabel(isDemo ? demoEndField : subEndField, language);
      const isAgreed = await agreedOverwrite({ field, theirs: <Day day={dayOf(present)} />, mine: <Day day={day} /> });
      return isAgreed && save(day, typeof present === 'string' ? present : null);
    };
    const edit = { ...agreed, former, onConflict };
    return isDemo ? setDemoEnd(day || null, edit) : setSubEnd(day, edit);
  };
  const dialogs = (
    <>
      {endDialog}
      {dialog}
    </>
  );
  return { save: (day) => save(day, stored), day: dayOf(stored), dialogs };
}
