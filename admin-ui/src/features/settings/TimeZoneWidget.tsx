/** Selects the menu's time zone: cities of the region first, then all time zones that the browser knows. */
import { useMemo } from 'react';
import type { Language } from '@qaima/schemas';
import { NativeSelect } from '../../components/NativeSelect.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { errorAria } from '../../schema-ui/form/formContext.js';
import type { FormWidgetProps } from '../../schema-ui/form/formTypes.js';

/** The Arabic and English names of the region's cities, by time zone. */
const NEAR: Readonly<Record<string, readonly [string, string]>> = {
  'Asia/Amman': ['عمّان', 'Amman'],
  'Asia/Jerusalem': ['القدس', 'Jerusalem'],
  'Asia/Damascus': ['دمشق', 'Damascus'],
  'Asia/Beirut': ['بيروت', 'Beirut'],
  'Asia/Baghdad': ['بغداد', 'Baghdad'],
  'Asia/Riyadh': ['الرياض', 'Riyadh'],
  'Asia/Kuwait': ['الكويت', 'Kuwait'],
  'Asia/Bahrain': ['المنامة', 'Manama'],
  'Asia/Qatar': ['الدوحة', 'Doha'],
  'Asia/Dubai': ['دبي', 'Dubai'],
  'Asia/Muscat': ['مسقط', 'Muscat'],
  'Asia/Aden': ['عدن', 'Aden'],
  'Africa/Cairo': ['القاهرة', 'Cairo'],
  'Africa/Khartoum': ['الخرطوم', 'Khartoum'],
  'Africa/Tripoli': ['طرابلس', 'Tripoli'],
  'Africa/Tunis': ['تونس', 'Tunis'],
  'Africa/Algiers': ['الجزائر', 'Algiers'],
  'Africa/Casablanca': ['الدار البيضاء', 'Casablanca'],
  'Europe/Istanbul': ['إسطنبول', 'Istanbul'],
};

/** A time zone's city in the region, otherwise its IANA name. */
export const timeZoneName = (zone: string, language: Language): string => {
  const [ar, en] = NEAR[zone] ?? [];
  return (language === 'en' ? en : ar) ?? zone.replaceAll('_', ' ');
};

export function TimeZoneWidget({ id, value, disabled, rawErrors, onChange, onBlur }: FormWidgetProps) {
  const t = useTranslate();
  const language = useLanguage();
  const aria = errorAria(id, rawErrors);
  const zone = typeof value === 'string' ? value : '';
  const others = useMemo(() => {
    const known = Intl.supportedValuesOf('timeZone').filter((one) => !(one in NEAR));
    // The stored time zone may be missing in the list, because it can be an alias of a listed one.
    return zone === '' || zone in NEAR || known.includes(zone) ? known : [zone, ...known];
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
        {Object.keys(NEAR).map((one) => (
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
