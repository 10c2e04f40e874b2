/**
 * The weekdays of special hours as bars, like the regular week: only those that occur between the dates. The selected
 * day is edited in its row.
 * (docs/spec/owners-area.md#working-days-screen)
 */
import { useState } from 'react';
import Box from '@mui/material/Box';
import { daysToCopyTo, isDate, weekDays, weekdaysIn, weekRows, type DayName, type WorkingDay } from '@qaima/schemas';
import { elementsOf, isRecord, propertyOf } from '@qaima/schemas/core/typeGuards';
import { ListRow, RowList } from '../../components/ListRow.js';
import { useMenu } from '../../data/menu.js';
import { useFormContext } from '../../schema-ui/form/formContext.js';
import type { FormFieldProps } from '../../schema-ui/form/formTypes.js';
import type { FormValues } from '../../schema-ui/form/formValues.js';
import { BarAxis, DayBar } from './DayBar.js';
import { DayFields } from './DayFields.js';
import { HoursText } from './HoursText.js';
import { useDayLabel } from './useDayLabel.js';

/** The weekdays between the dates of the form, in display order; all of them until both dates are valid. */
function daysBetween({ from, to }: FormValues, order: readonly DayName[]): readonly DayName[] {
  if (typeof from !== 'string' || typeof to !== 'string' || !isDate(from) || !isDate(to) || to < from) return order;
  const within = weekdaysIn({ from, to });
  return order.filter((day) => within.has(day));
}

/** The cast is safe, because only this field writes the value. Times may be unfinished. */
const daysIn = (value: unknown) => elementsOf(value).filter(isRecord) as unknown as readonly WorkingDay[];

export function SpecialWeekField({ formData, fieldPathId, uiSchema, errorSchema, disabled, ...field }: FormFieldProps) {
  const label = useDayLabel();
  const { data: menu } = useMenu();
  const [chosen, choose] = useState<DayName | null>(null);
  const days = daysIn(formData);
  const order = weekDays(menu?.country);
  const shown = daysBetween(useFormContext().values, order);
  const set = (next: readonly WorkingDay[]) => field.onChange(next, fieldPathId.path, undefined, fieldPathId.$id);
  const open = shown.filter((day) => days.some((one) => one.day === day));
  const targets = daysToCopyTo(open, shown);
  const copyOf = (from: WorkingDay) => ({
    toAll: targets.length === shown.length,
    onCopy: () => {
      const copyTo = (day: DayName) => ({ ...from, day });
      const opened = targets.filter((day) => !open.includes(day));
      set([...days.map((one) => (targets.includes(one.day) ? copyTo(one.day) : one)), ...opened.map(copyTo)]);
    },
  });
  const title = uiSchema?.['ui:title'] ?? '';
  return (
    <Box component="section" id={fieldPathId.$id} tabIndex={-1} aria-label={title}>
      <Box component="h3" sx={{ margin: 0, fontSize: 14, lineHeight: '32px', fontWeight: 600 }}>
        {title}
      </Box>
      <Box sx={{ paddingInline: '12px' }}>
        <RowList label={title}>
          {weekRows(days, shown).map((row) => {
            const { day } = row;
            const index = days.findIndex((one) => one.day === day);
            const entry = days[index];
            const errors = propertyOf(errorSchema, String(index));
            const isOpen = day === chosen || shown.length === 1 || (isRecord(errors) && Object.keys(errors).length > 0);
            return (
              <ListRow
                key={day}
                title={label(day)}
                details={<HoursText row={row} />}
                dim={row.kind === 'closed'}
                selected={isOpen}
                onSelect={() => choose(day === chosen ? null : day)}
              >
                <DayBar row={row} />
                {isOpen && (
                  <DayFields
                    day={day}
                    entry={entry}
                    id={`${fieldPathId.$id}_${index}`}
                    errors={errors}
                    disabled={disabled}
                    onBlur={field.onBlur}
                    onChange={(changed) => set(days.map((one, at) => (at === index ? changed : one)))}
                    onOpen={() => set([...days, { start: '', end: '', ...days[0], day }])}
                    onClose={() => set(days.filter((one) => one.day !== day))}
                    copy={entry && shown.length > 1 ? copyOf(entry) : undefined}
                  />
                )}
              </ListRow>
            );
          })}
        </RowList>
        <BarAxis />
      </Box>
    </Box>
  );
}
