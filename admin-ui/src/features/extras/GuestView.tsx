/** A preview of the edited group as guests see it, in the menu's colours. */
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import {
  initialChoices,
  offersNone,
  offeredGroups,
  palette,
  pricedChoices,
  controlKindOf,
  ruleText,
  type ExtraGroup,
  type Menu,
  type OfferedExtra,
  type OfferedGroup,
  type PricedChoice,
} from '@qaima/schemas';
import { elementsOf, propertyOf, textOf } from '@qaima/schemas/core/typeGuards';
import { Price } from '../../components/Price.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { useFormContext } from '../../schema-ui/form/formContext.js';
import type { FormValues } from '../../schema-ui/form/formValues.js';
import { GuestControl } from './GuestControl.js';

const wholeOr = (value: unknown, otherwise: number) =>
  typeof value === 'number' && Number.isInteger(value) ? value : otherwise;
const limitOf = (value: unknown) => (value === null ? null : wholeOr(value, 1));

/** The form's values as a group. A default value replaces each number that is not valid yet. */
function typedGroup(values: FormValues): ExtraGroup {
  return {
    _id: 'typed',
    title: textOf(values['title']),
    min: wholeOr(values['min'], 0),
    max: limitOf(values['max']),
    each: limitOf(values['each']),
    free: wholeOr(values['free'], 0),
    orNone: values['orNone'] === true,
    extras: elementsOf(values['extras']).map((extra, index) => {
      const price = propertyOf(extra, 'price');
      return {
        _id: String(index),
        title: textOf(propertyOf(extra, 'title')),
        price: typeof price === 'number' ? price : 0,
        initial: wholeOr(propertyOf(extra, 'initial'), 0),
        soldOut: propertyOf(extra, 'soldOut') === true,
        hide: propertyOf(extra, 'hide') === true,
      };
    }),
  };
}

interface GuestViewProps {
  readonly menu: Menu | undefined;
}

export function GuestView({ menu }: GuestViewProps) {
  const t = useTranslate();
  const { values } = useFormContext();
  const [group] = offeredGroups({ extras: [{ group: 'typed' }] }, null, [typedGroup(values)], null);
  const roles = palette(menu?.colors, 'light');
  return (
    <Box
      component="aside"
      aria-label={t('extras.guestView')}
      sx={{
        '--g-line': roles.line,
        padding: '14px',
        backgroundColor: roles.page,
        color: roles.text,
        colorScheme: 'light',
      }}
    >
      <Box sx={{ marginBlockEnd: '10px', fontSize: 13, fontWeight: 600 }}>{t('extras.guestView')}</Box>
      {group && <Sheet group={group} menu={menu} />}
    </Box>
  );
}

type Roles = ReturnType<typeof palette>;

function Sheet({ group, menu }: GuestViewProps & { readonly group: OfferedGroup }) {
  const t = useTranslate();
  const language = useLanguage();
  const roles = palette(menu?.colors, 'light');
  const chosen = new Map(pricedChoices([group], initialChoices([group])).map((choice) => [choice.extra, choice]));
  return (
    <>
      <Box
        sx={{ padding: '12px 14px', borderRadius: '14px', border: '1px solid var(--g-line)', overflowWrap: 'anywhere' }}
        style={{ backgroundColor: roles.surface, color: roles.text }}
      >
        <Box sx={{ fontWeight: 800 }}>
          <bdi>{group.title}</bdi>
        </Box>
        <Box sx={{ fontSize: 13 }} style={{ color: roles.muted }}>
          {ruleText(group, language)}
        </Box>
        {offersNone(group) && (
          <Row group={group} title={t('extras.guestNone')} units={chosen.size === 0 ? 1 : 0} roles={roles} />
        )}
        {group.extras.map((extra) => {
          const choice = chosen.get(extra._id);
          return (
            <Row key={extra._id} group={group} title={extra.title} units={choice?.quantity ?? 0} roles={roles}>
              <ExtraPrice extra={extra} choice={choice} menu={menu} />
            </Row>
          );
        })}
      </Box>
      {group.free > 0 && <Box sx={{ marginBlockStart: '10px', fontSize: 13 }}>{t('extras.cheapestFree')}</Box>}
    </>
  );
}

interface RowProps {
  readonly group: OfferedGroup;
  readonly title: string;
  /** How many units are preselected. */
  readonly units: number;
  readonly roles: Roles;
  readonly children?: ReactNode;
}

/**
 * An extra with the control by which guests choose it. A counter is at the end of the row; other controls are at its
 * start, as on the public page.
 */
function Row({ group, title, units, roles, children }: RowProps) {
  const kind = controlKindOf(group);
  const control = <GuestControl kind={kind} units={units} roles={roles} />;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '10px',
        minBlockSize: 44,
        marginBlockStart: '4px',
        borderBlockStart: '1px solid var(--g-line)',
      }}
    >
      {kind !== 'counter' && control}
      <Box component="bdi" sx={{ flexGrow: 1, minInlineSize: 0, fontWeight: units > 0 ? 700 : 400 }}>
        {title}
      </Box>
      {children}
      {kind === 'counter' && control}
    </Box>
  );
}

interface ExtraPriceProps extends GuestViewProps {
  readonly extra: OfferedExtra;
  readonly choice: PricedChoice | undefined;
}

function ExtraPrice({ extra, choice, menu }: ExtraPriceProps) {
  const t = useTranslate();
  return (
    <Box component="span" sx={{ fontSize: 13, whiteSpace: 'nowrap', '& *': { color: 'inherit' } }}>
      {extra.isSoldOut ? (
        t('extras.soldOutOne')
      ) : extra.price === 0 || (choice && choice.freeUnits > 0) ? (
        t('extras.free')
      ) : (
        <Price thousandths={extra.price} currency={menu?.currency} />
      )}
    </Box>
  );
}
