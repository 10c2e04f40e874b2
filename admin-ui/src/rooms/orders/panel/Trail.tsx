/** Who did what to the order and when, the latest first. */
import {
  dayOf,
  DEFAULT_TIME_ZONE,
  paymentShape,
  readinessField,
  toThousandths,
  trailEntryShape,
  wallClock,
  type Language,
  type Order,
  type TrailEntry,
} from '@qaima/schemas';
import { useLanguage, useSay, type Say } from '../../../app/i18n.js';
import { moneyText } from '../Money.js';
import css from '../orders.module.css';
import { useTrail } from '../useOrders.js';
import { Part } from './Part.js';

const clock = (instant: string) =>
  new Date(wallClock(Date.parse(instant), DEFAULT_TIME_ZONE)).toISOString().slice(0, 16).replace('T', ' ');

type Detail = string | number | boolean | null;
type Details = Readonly<Record<string, Detail>>;

const optionOf = (
  options: Readonly<Record<string, Readonly<Record<Language, string>>>>,
  value: unknown,
  to: Language,
) => options[String(value)]?.[to];

/** What of a deed is worth reading, one piece each. */
function piecesOf(details: Details, language: Language, say: Say): readonly string[] {
  const readers: Readonly<Record<string, (value: Detail) => string | undefined>> = {
    method: (value) => optionOf(paymentShape.properties.method['x-options'], value, language),
    value: (value) => moneyText(toThousandths(Number(value))),
    totalAmount: (value) => moneyText(toThousandths(Number(value))),
    phone: String,
    user: String,
    menuId: String,
    status: (value) => optionOf(readinessField['x-options'], value, language),
    endDate: (value) => dayOf(String(value)),
    subEnd: (value) => dayOf(String(value)),
    demoEndDate: (value) => `${say('order.demoEnd')}: ${value ? dayOf(String(value)) : '–'}`,
    isDemo: (value) => `${say('order.isDemo')}: ${say(value ? 'orders.yes' : 'orders.no')}`,
    canceled: (value) => `${say('order.canceled')}: ${say(value ? 'orders.yes' : 'orders.no')}`,
  };
  return Object.entries(details).flatMap(([name, value]) => readers[name]?.(value) ?? []);
}

export function Trail({ order }: { readonly order: Order }) {
  const say = useSay();
  const language = useLanguage();
  const { data, error } = useTrail(order._id);
  return (
    <Part title={say('order.trail')}>
      {!data && error && <p className={css['problem']}>{`${say('order.trailFailed')}: ${error.message}`}</p>}
      {data?.length === 0 && <p className={css['quiet']}>{say('order.trailEmpty')}</p>}
      <ol className={css['trail']}>
        {data?.map((entry) => (
          <Entry key={entry._id} entry={entry} pieces={piecesOf(entry.details as Details, language, say)} />
        ))}
      </ol>
    </Part>
  );
}

function Entry({
  entry: { deed, by, at },
  pieces,
}: {
  readonly entry: TrailEntry;
  readonly pieces: readonly string[];
}) {
  const language = useLanguage();
  return (
    <li>
      <strong>{trailEntryShape.properties.deed['x-options'][deed][language]}</strong>
      {pieces.map((piece) => (
        <bdi key={piece}>{piece}</bdi>
      ))}
      <span className={css['quiet']}>
        <bdi>{by.name || by.username}</bdi> · <bdi dir="ltr">{clock(at)}</bdi>
      </span>
    </li>
  );
}
