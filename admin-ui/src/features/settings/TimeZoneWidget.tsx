/** A select for the menu's time zone: Arab and nearby cities first, then the browser's other time zones. */
import { useMemo } from 'react';
import { NativeSelect } from '../../components/NativeSelect.js';
import { REGION_CITIES, timeZoneName } from '../../components/timeZoneName.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { errorAria } from '../../schema-ui/form/formContext.js';
import type { FormWidgetProps } from '../../schema-ui/form/formTypes.js';

export function TimeZoneWidget({ id, value, disabled, rawErrors, onChange, onBlur }: FormWidgetProps) {
  const t = useTranslate();
  const language = useLanguage();
  const aria = errorAria(id, rawErrors);
  const zone = typeof value === 'string' ? value : '';
  const others = useMemo(() => {
    const known = Intl.supportedValuesOf('timeZone').filter((one) => !(one in REGION_CITIES));
    // The list may lack the stored time zone, because it can be an alias of a listed one.
    return zone === '' || zone in REGION_CITIES || known.includes(zone) ? known : [zone, ...known];
  }, [zone]);
  return (
    <NativeSelect
      error={'aria-invalid' in aria}
      value={zone}
      disabled={disabled ?? false}
      onChange={({ target }) => onChange(target.value)}
      onBlur={() => onBlur(id, value)}
      inputProps={{ id, 'aria-required': true, ...aria }}
    >
      <optgroup label={t('publicInfo.nearZones')}>
        {Object.keys(REGION_CITIES).map((one) => (
          <option key={one} value={one}>
            {timeZoneName(one, language)}
          </option>
        ))}
      </optgroup>
      <optgroup label={t('publicInfo.allZones')}>
        {others.map((one) => (
          <option key={one} value={one}>
            {timeZoneName(one, language)}
          </option>
        ))}
      </optgroup>
    </NativeSelect>
  );
}
