/**
 * The preview of the public menu: in a phone's frame, on wide screens beside a desktop's; on phones on the whole screen
 * below a slim bar. (docs/spec/owners-area.md#review-screen)
 */
import { useState } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  languageField,
  menuLinkById,
  menuLinkByUsername,
  otherLanguage,
  type Language,
  type Menu,
} from '@qaima/schemas';
import { ArrowLeft, ArrowRight, Check, ExternalLink, Languages, Link, Moon, RefreshCw, Sun } from 'lucide-react';
import { useBasename, useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { MenuFrame, menuPageOf, type MenuTheme } from '../../components/MenuFrame.js';
import { ScreenLayout } from '../../components/ScreenLayout.js';
import { Segmented } from '../../components/Segmented.js';
import { useCopy } from '../../components/useCopy.js';
import { useMenu } from '../../data/menu.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { PHONE_QUERY } from '../../theme/theme.js';
import css from './review.module.css';

export default function ReviewScreen() {
  const { data: menu } = useMenu();
  const isPhone = useMediaQuery(PHONE_QUERY);
  if (menu) return isPhone ? <OnPhone menu={menu} /> : <Framed menu={menu} />;
  return (
    <ScreenLayout panel={null}>
      <Waiting />
    </ScreenLayout>
  );
}

function Waiting() {
  const t = useTranslate();
  return (
    <div role="status" data-tour="review.frame" className={css['frames']}>
      <span className="sr-only">{t('review.loading')}</span>
      <div className={css['phone']}>
        <Skeleton variant="rectangular" height={600} />
      </div>
    </div>
  );
}

/** The language and the theme in which the menu is shown: at first those of this screen and of the device. */
function useView(menu: Menu) {
  const own = useLanguage();
  const [language, setLanguage] = useState<Language | null>(null);
  const [theme, setTheme] = useState<MenuTheme>('system');
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  return {
    language: language ?? own,
    setLanguage,
    hasLanguages: otherLanguage(menu.languages) !== null,
    theme,
    setTheme,
    isDark: theme === 'system' ? isDark : theme === 'dark',
  };
}

function OnPhone({ menu }: { readonly menu: Menu }) {
  const t = useTranslate();
  const basename = useBasename();
  const own = useLanguage();
  const { language, setLanguage, hasLanguages, theme, setTheme, isDark } = useView(menu);
  const Back = own === 'en' ? ArrowLeft : ArrowRight;
  const other = language === 'ar' ? 'en' : 'ar';
  return (
    <main className={css['full']}>
      <div className={css['bar']} data-tour="review.frame">
        <Button component={RouterLink} to={`${basename}/items`} color="inherit" startIcon={<Back size={20} />}>
          {t('review.back')}
        </Button>
        <h2>{t('review.title')}</h2>
        {hasLanguages && (
          <IconButton aria-label={languageField['x-options'][other][own]} onClick={() => setLanguage(other)}>
            <Languages size={20} />
          </IconButton>
        )}
        <IconButton
          aria-label={t(isDark ? 'publicInfo.light' : 'publicInfo.dark')}
          onClick={() => setTheme(isDark ? 'light' : 'dark')}
        >
          {isDark ? <Sun size={20} /> : <Moon size={20} />}
        </IconButton>
        <IconButton component="a" href={menuPageOf(menu)} aria-label={t('review.toMenu')}>
          <ExternalLink size={20} />
        </IconButton>
      </div>
      <MenuFrame menu={menu} title={t('review.frame')} language={language} theme={theme} className={css['frame']} />
    </main>
  );
}

function Framed({ menu }: { readonly menu: Menu }) {
  const t = useTranslate();
  const own = useLanguage();
  const { language, setLanguage, hasLanguages, theme, setTheme, isDark } = useView(menu);
  const hasDesktop = useMediaQuery('(min-width: 1100px)');
  // Part of the frames' key: changing it remounts the frames, which reloads their pages.
  const [loaded, setLoaded] = useState(0);
  const view = { menu, language, theme, className: css['frame'] };
  return (
    <ScreenLayout panel={null}>
      <div className={css['tools']}>
        {hasLanguages && (
          <Segmented
            label={t('review.language')}
            value={language}
            choices={(['ar', 'en'] as const).map((value) => ({ value, label: languageField['x-options'][value][own] }))}
            onChange={setLanguage}
          />
        )}
        <Segmented
          label={t('review.theme')}
          value={isDark ? 'dark' : 'light'}
          choices={[
            { value: 'light', label: t('publicInfo.light') },
            { value: 'dark', label: t('publicInfo.dark') },
          ]}
          onChange={setTheme}
        />
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<RefreshCw size={18} />}
          onClick={() => setLoaded(loaded + 1)}
        >
          {t('review.reload')}
        </Button>
        <CopyMenuLink menu={menu} />
        <Button
          component="a"
          href={menuPageOf(menu)}
          target="_blank"
          rel="noopener"
          variant="contained"
          startIcon={<ExternalLink size={18} />}
        >
          {t('review.open')}
        </Button>
      </div>
      <div className={css['frames']} key={loaded}>
        <div className={css['phone']} data-tour="review.frame">
          <MenuFrame {...view} title={t('review.frame')} />
        </div>
        {hasDesktop && (
          <div className={css['desktop']} dir="ltr">
            <MenuFrame {...view} title={t('review.desktop')} />
          </div>
        )}
      </div>
    </ScreenLayout>
  );
}

function CopyMenuLink({ menu }: { readonly menu: Menu }) {
  const t = useTranslate();
  const notify = useNotify();
  const { copied, copy } = useCopy();
  const copyLink = async () => {
    const { origin } = window.location;
    const done = await copy(menu.username ? menuLinkByUsername(origin, menu.username) : menuLinkById(origin, menu._id));
    notify(t(done ? 'frame.copied' : 'frame.copyFailed'), { type: done ? 'success' : 'error' });
  };
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={copied ? <Check size={18} /> : <Link size={18} />}
      onClick={() => void copyLink()}
    >
      {t('review.copy')}
    </Button>
  );
}
