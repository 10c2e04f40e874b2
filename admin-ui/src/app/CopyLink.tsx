/** Copies the menu's public link, the short one where there is one; the button says so for a moment. */
import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { longLink, shortLink, type Menu } from '@qaima/schemas';
import { Check, Link } from 'lucide-react';
import { useNotify } from 'react-admin';
import { useSay } from './i18n.js';

const SAID_FOR_MS = 2000;

export function CopyLink({ menu }: { readonly menu: Menu }) {
  const say = useSay();
  const notify = useNotify();
  const wide = useMediaQuery('(min-width: 1024px)');
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    const origin = window.location.origin;
    try {
      await navigator.clipboard.writeText(
        menu.username ? shortLink(origin, menu.username) : longLink(origin, menu._id ?? ''),
      );
      setCopied(true);
      notify(say('frame.copied'), { type: 'success' });
    } catch {
      notify(say('frame.copyFailed'), { type: 'error' });
    }
  };
  const icon = copied ? <Check size={19} /> : <Link size={19} />;
  const label = copied ? say('frame.copied') : say('frame.copyLink');
  return wide ? (
    <Button color="inherit" startIcon={icon} onClick={() => void copy()} sx={{ fontWeight: 400 }}>
      {label}
    </Button>
  ) : (
    <IconButton aria-label={label} onClick={() => void copy()}>
      {icon}
    </IconButton>
  );
}
