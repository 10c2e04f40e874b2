/** The controls by which the owner chooses the languages that the menu offers. */
import { useId } from 'react';
import Box from '@mui/material/Box';
import { LANGUAGES, otherLanguage, type Language, type Menu } from '@qaima/schemas';
import { Card } from '../../components/Card.js';
import { FieldLabel } from '../../components/FieldLabel.js';
import { NativeSelect } from '../../components/NativeSelect.js';
import { Switch } from '../../components/Switch.js';
import { useSaveSettings } from '../../data/useSaveSettings.js';
import { useTranslate } from '../../i18n/i18n.js';

export function MenuLanguages({ menu }: { readonly menu: Menu }) {
  const t = useTranslate();
  const id = useId();
  const saveSettings = useSaveSettings();
  const own = menu.languages.default;
  const second: Language = own === 'ar' ? 'en' : 'ar';
  const offersSecond = otherLanguage(menu.languages) !== null;
  // A failure is shown as a notification; the controls then show the stored languages.
  const save = (next: Language, isSecondOffered: boolean) =>
    void saveSettings({
      languages: { default: next, offered: isSecondOffered ? [...LANGUAGES] : [next] },
    }).catch(() => undefined);
  return (
    <Box sx={{ marginBlockEnd: '14px' }}>
      <Card title={t('languages.title')}>
        <Box sx={{ display: 'grid', gap: '14px 24px', gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' }}>
          <div>
            <FieldLabel htmlFor={id}>{t('languages.own')}</FieldLabel>
            <NativeSelect
              id={id}
              inputProps={{ 'aria-describedby': `${id}-hint` }}
              value={own}
              onChange={({ target }) => save(target.value === 'en' ? 'en' : 'ar', offersSecond)}
            >
              {LANGUAGES.map((language) => (
                <option key={language} value={language}>
                  {t(`languages.names.${language}`)}
                </option>
              ))}
            </NativeSelect>
            <Box component="small" id={`${id}-hint`} sx={{ color: 'text.secondary' }}>
              {t('languages.ownHint')}
            </Box>
          </div>
          <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: '12px', cursor: 'pointer' }}>
            <Switch checked={offersSecond} onCheckedChange={(checked) => save(own, checked)} />
            <span>
              <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
                {t(`languages.offer.${second}`)}
              </Box>
              <Box component="small" sx={{ color: 'text.secondary' }}>
                {t('languages.offerHint')}
              </Box>
            </span>
          </Box>
        </Box>
      </Card>
    </Box>
  );
}
