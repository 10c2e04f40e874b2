/**
 * Two inputs that edit `soldOut` and `soldOutUntil` of a row together: a switch, which sets no end, and a select, which
 * also sets the end. (docs/spec/domain.md#sold-out)
 */
import { useContext } from 'react';
import { soldOutDay, valueAtPointer } from '@qaima/schemas';
import { isRecord } from '@qaima/schemas/core/typeGuards';
import { SoldOutSelect } from '../../../components/SoldOutSelect.js';
import { useMenu } from '../../../data/menu.js';
import { soldOutFieldsOf, type SoldOutEnd } from '../../../data/useSoldOut.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import type { CellProps } from '../../fieldOverrides.js';
import { RowContext, useFormContext } from '../formContext.js';
import type { FormWidgetProps } from '../formTypes.js';
import { withValueAt } from '../formValues.js';
import { SwitchWidget } from './SwitchWidget.js';

function useRowSoldOut(id: string) {
  const { values, change } = useFormContext();
  const path = useContext(RowContext)?.path ?? [];
  const { data: menu } = useMenu();
  const value = valueAtPointer(values, `/${path.join('/')}`);
  const row = isRecord(value) ? value : {};
  const { soldOut, soldOutUntil } = row;
  return {
    part: { soldOut: soldOut === true, soldOutUntil: typeof soldOutUntil === 'string' ? soldOutUntil : null },
    set: (end: SoldOutEnd | null): void => {
      const { soldOutUntil: until, ...fields } = soldOutFieldsOf(end, menu, new Date());
      const { soldOutUntil: _ended, ...rest } = row;
      change(withValueAt(values, path, { ...rest, ...fields, ...(until === null ? {} : { soldOutUntil: until }) }), id);
    },
  };
}

export function SoldOutSwitchWidget(props: FormWidgetProps) {
  const { set } = useRowSoldOut(props.id);
  // The field's template shows the label.
  return <SwitchWidget {...props} label="" onChange={(value: unknown) => set(value === true ? 'never' : null)} />;
}

export function SoldOutSelectWidget({ id, disabled }: FormWidgetProps) {
  const { part, set } = useRowSoldOut(id);
  return <SoldOutSelect id={id} part={part} disabled={disabled} onChange={set} />;
}

/** Formats `soldOutUntil` as `Sold out until Thu`. */
export function SoldOutUntilCell({ value }: CellProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { data: menu } = useMenu();
  if (typeof value !== 'string') return null;
  return t('items.soldOutUntil', { day: soldOutDay(value, new Date(), menu?.settings?.timeZone, language) });
}
