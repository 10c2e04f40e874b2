/** Switches the language. Switching remounts the screens, so unsaved changes require a confirmation first. */
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Globe } from 'lucide-react';
import { useSetLocale } from 'react-admin';
import { useConfirmLeave } from '../components/unsavedChanges.js';
import { useLanguage, useTranslate } from '../i18n/i18n.js';
import { useIsWideAppBar } from './AppBar.js';

interface LanguageSwitchProps {
  /** Whether the app bar has no space for the language's name. */
  readonly isSmall?: boolean;
}

export function LanguageSwitch({ isSmall = false }: LanguageSwitchProps) {
  const t = useTranslate();
  const language = useLanguage();
  const setLocale = useSetLocale();
  const wide = useIsWideAppBar() && !isSmall;
  const { confirmLeave, question } = useConfirmLeave();
  const other = language === 'en' ? 'ar' : 'en';
  const change = () => confirmLeave(() => void setLocale(other));
  return (
    <>
      {wide ? (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Globe size={18} />}
          onClick={change}
          lang={other}
          sx={{ fontWeight: 400 }}
        >
          {t('frame.otherLanguage')}
        </Button>
      ) : (
        <IconButton aria-label={t('frame.switchLanguage')} onClick={change}>
          <Globe size={20} />
        </IconButton>
      )}
      {question}
    </>
  );
}
