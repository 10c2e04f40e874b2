import { workingDaySchema, type DayName } from '@qaima/schemas';
import { useLanguage } from '../../i18n/i18n.js';

export function useDayLabel(): (day: DayName) => string {
  const language = useLanguage();
  return (day) => workingDaySchema.properties.day['x-options'][day][language];
}
