/** Describes how a use differs from its group: `حتى 5 هنا · دون: ثوم`. */
import { Fragment, type ReactNode } from 'react';
import {
  extraUseSchema,
  interfaceMoney,
  schemaLabel,
  toThousandths,
  type ExtraGroup,
  type ExtraUse,
  LIST_SEPARATOR,
} from '@qaima/schemas';
import { elementsOf, isOneOf, propertyOf } from '@qaima/schemas/core/typeGuards';
import { useMenu } from '../../data/menu.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import type { CellProps } from '../fieldOverrides.js';

type UseField = Exclude<keyof ExtraUse, 'group'>;

/** The titles of the extras of all groups, by extra id. */
function useExtraTitles(): ReadonlyMap<string, string> {
  const { data: menu } = useMenu();
  return new Map((menu?.extraGroups ?? []).flatMap(({ extras }) => extras.map(({ _id = '', title }) => [_id, title])));
}

/** The fields whose value is a number. */
const LIMITS = ['min', 'max', 'free'] as const;

const joined = (parts: readonly ReactNode[], separator: string) =>
  parts.map((part, index) => (
    // The parts are read-only, so their index is a stable key.
    <Fragment key={index}>
      {index > 0 && separator}
      {part}
    </Fragment>
  ));

interface DifferenceProps {
  readonly field: UseField;
  readonly value: unknown;
}

function Difference({ field, value }: DifferenceProps) {
  const t = useTranslate();
  const language = useLanguage();
  const titles = useExtraTitles();
  const { data: menu } = useMenu();
  const comma = LIST_SEPARATOR[language];
  const label = schemaLabel(extraUseSchema.properties[field], language);
  if (field === 'max' && value === null) return t('extras.noLimitHere');
  if (typeof value === 'number') return isOneOf(LIMITS, field) ? t(`extras.${field}Here`, { number: value }) : null;
  if (!Array.isArray(value)) return null;
  const parts = elementsOf(value).map((one): ReactNode => {
    if (typeof one === 'string') return <bdi>{field === 'without' ? (titles.get(one) ?? '—') : one}</bdi>;
    const [extra, price] = [propertyOf(one, 'extra'), propertyOf(one, 'price')];
    return (
      <>
        <bdi>{titles.get(String(extra)) ?? '—'}</bdi>{' '}
        <bdi dir="ltr">
          {interfaceMoney(toThousandths(typeof price === 'number' ? price : null), menu?.currency, language) || 0}
        </bdi>
      </>
    );
  });
  return (
    <>
      {label}: {joined(parts, comma)}
    </>
  );
}

const FIELDS = Object.keys(extraUseSchema.properties).filter((name): name is UseField => name !== 'group');

const isSaid = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0);

/** Whether a use differs from its group. */
export const differs = (use: ExtraUse): boolean => FIELDS.some((field) => isSaid(use[field]));

export function ExtraUseDifferences({ use }: { readonly use: ExtraUse }) {
  const said = FIELDS.filter((field) => isSaid(use[field]));
  return joined(
    said.map((field) => <Difference key={field} field={field} value={use[field] ?? null} />),
    ' · ',
  );
}

/** The cell for a field of a use. */
export const differenceCell = (field: UseField) =>
  function DifferenceCell({ value }: CellProps) {
    return <Difference field={field} value={value ?? null} />;
  };

export const groupById = (groups: readonly ExtraGroup[] | undefined, id: unknown): ExtraGroup | undefined =>
  groups?.find(({ _id }) => _id === id);
