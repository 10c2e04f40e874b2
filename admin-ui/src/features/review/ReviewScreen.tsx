/**
 * The public menu in a frame of a phone's size. On a phone, a button opens the menu instead.
 * (docs/spec/owners-area.md#review-screen)
 */
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { menuLinkById, uncachedPath, menuLinkByUsername, withLanguage, type Language, type Menu } from '@qaima/schemas';
import { Check, ExternalLink, Link, Pencil, RefreshCw, Smartphone } from 'lucide-react';
import { useBasename, useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.js';
import { ScreenLayout } from '../../components/ScreenLayout.js';
import { useCopy } from '../../components/useCopy.js';
import { useHasPhoneFrame } from '../../components/useHasPhoneFrame.js';
import { useMenu } from '../../data/menu.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';

/** The size of the phone's screen, in px. */
const SCREEN = { width: 390, height: 600 };
const BEZEL = 10;

/** The URL of the menu's page. It contains the id, which never changes. */
const pageOf = (menu: Menu, language: Language = 'ar') =>
  uncachedPath(withLanguage(menuLinkById('', menu._id), language), menu.revision);

export default function ReviewScreen() {
  const hasFrame = useHasPhoneFrame();
  const { data: menu } = useMenu();
  return (
    <ScreenLayout panel={null}>
      {!hasFrame ? <OnPhone menu={menu} /> : menu ? <Framed menu={menu} /> : <Waiting />}
    </ScreenLayout>
  );
}

function OnPhone({ menu }: { readonly menu: Menu | undefined }) {
  const t = useTranslate();
  const basename = useBasename();
  return (
    <Box data-tour="review.toMenu">
      <EmptyState
        heading="h2"
        icon={Smartphone}
        title={t('review.noFrame')}
        hint={t('review.noFrameHint')}
        action={
          menu ? (
            <Box sx={{ display: 'grid', gap: '8px' }}>
              <Button component="a" href={pageOf(menu)} variant="contained">
                {t('review.toMenu')}
              </Button>
              <CopyMenuLink menu={menu} />
              <Button component={RouterLink} to={`${basename}/items`} color="inherit" startIcon={<Pencil size={18} />}>
                {t('review.edit')}
              </Button>
            </Box>
          ) : (
            <Skeleton variant="rounded" width={180} height={tokens.target} />
          )
        }
      />
    </Box>
  );
}

/** The style of the frame and of its placeholder. The layout therefore does not change when the menu arrives. */
const bezel = {
  boxSizing: 'content-box',
  inlineSize: SCREEN.width,
  blockSize: SCREEN.height,
  maxInlineSize: `calc(100% - ${2 * BEZEL}px)`,
  marginInline: 'auto',
  border: `${BEZEL}px solid ${tokens.bar}`,
  borderRadius: '36px',
  overflow: 'hidden',
  backgroundColor: tokens.surface,
  boxShadow: tokens.liftHigh,
} as const;

function Waiting() {
  const t = useTranslate();
  return (
    <Box role="status" data-tour="review.frame" sx={{ ...bezel, marginBlockStart: '52px' }}>
      <span className="sr-only">{t('review.loading')}</span>
      <Skeleton variant="rectangular" height={216} />
      <Box sx={{ padding: '16px', display: 'grid', gap: '12px' }}>
        {[72, 112, 112].map((height, index) => (
          <Skeleton key={index} variant="rounded" height={height} />
        ))}
      </Box>
    </Box>
  );
}

function Framed({ menu }: { readonly menu: Menu }) {
  const t = useTranslate();
  const language = useLanguage();
  // Part of the frame's key: changing it remounts the frame, which reloads its page.
  const [loaded, setLoaded] = useState(0);
  const page = pageOf(menu);
  return (
    <Box sx={{ display: 'grid', gap: '12px', justifyItems: 'center' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px' }}>
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
          href={page}
          target="_blank"
          rel="noopener"
          variant="contained"
          startIcon={<ExternalLink size={18} />}
        >
          {t('review.open')}
        </Button>
      </Box>
      <Box sx={{ color: tokens.muted, textAlign: 'center' }}>{t('review.hint')}</Box>
      <Box data-tour="review.frame" sx={bezel}>
        <Box
          component="iframe"
          key={`${loaded} ${language}`}
          title={t('review.frame')}
          src={pageOf(menu, language)}
          sx={{ display: 'block', inlineSize: '100%', blockSize: '100%', border: 0 }}
        />
      </Box>
    </Box>
  );
}

function CopyMenuLink({ menu }: { readonly menu: Menu }) {
  const t = useTranslate();
  const notify = useNotify();
  const { copied, copy } = useCopy();
  const link = () => {
    const { origin } = window.location;
    return menu.username ? menuLinkByUsername(origin, menu.username) : menuLinkById(origin, menu._id);
  };
  const copyLink = async () => {
    const done = await copy(link());
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
