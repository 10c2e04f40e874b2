/** The fields that an edit has changed, with their values before and after. */
import Box from '@mui/material/Box';
import { formatDateTimeInZone, type LoggedChange } from '@qaima/schemas';
import { useLanguage, useTranslate } from '../i18n/i18n.js';
import { tokens } from '../theme/theme.js';
import { deviceTimeZone } from './formatDateTime.js';

/** An instant as the API writes it. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

export function LoggedChanges({ changes }: { readonly changes: readonly LoggedChange[] }) {
  const t = useTranslate();
  const language = useLanguage();
  const textOf = (value: LoggedChange['to']): string => {
    if (value === null || value === undefined) return t('auditLog.noValue');
    if (typeof value === 'object') return value[language];
    if (typeof value === 'string' && INSTANT.test(value)) return formatDateTimeInZone(deviceTimeZone(), value);
    return typeof value === 'boolean' ? t(value ? 'orders.yes' : 'orders.no') : String(value);
  };
  return (
    <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none', fontSize: 13, lineHeight: '20px' }}>
      {changes.map(({ label, from, to }) => (
        <li key={`${label.ar} ${label.en}`}>
          <Box component="span" sx={{ color: tokens.muted }}>
            {label[language]}
          </Box>
          {to !== undefined && (
            <>
              {': '}
              {from !== null && (
                <>
                  <s>
                    <bdi>{textOf(from)}</bdi>
                  </s>
                  <span aria-hidden="true">{language === 'en' ? ' → ' : ' ← '}</span>
                </>
              )}
              <bdi>{textOf(to)}</bdi>
            </>
          )}
        </li>
      ))}
    </Box>
  );
}
