/** Copies the menu's public link, which is the short link if the menu has a username. */
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { menuLinkById, menuLinkByUsername, type Menu } from '@qaima/schemas';
import { Check, Link } from 'lucide-react';
import { useNotify } from 'react-admin';
import { useCopy } from '../components/useCopy.js';
import { useTranslate } from '../i18n/i18n.js';
import { useIsWideAppBar } from './AppBar.js';

export function CopyMenuLink({ menu }: { readonly menu: Menu }) {
  const t = useTranslate();
  const notify = useNotify();
  const wide = useIsWideAppBar();
  const { copied, copy } = useCopy();
  const press = async () => {
    const { origin } = window.location;
    const done = await copy(menu.username ? menuLinkByUsername(origin, menu.username) : menuLinkById(origin, menu._id));
    notify(t(done ? 'frame.copied' : 'frame.copyFailed'), { type: done ? 'success' : 'error' });
  };
  const icon = copied ? <Check size={19} /> : <Link size={19} />;
  const label = t(copied ? 'frame.copied' : 'frame.copyLink');
  return wide ? (
    <Button color="inherit" startIcon={icon} onClick={() => void press()} sx={{ fontWeight: 400 }}>
      {label}
    </Button>
  ) : (
    <IconButton aria-label={label} onClick={() => void press()}>
      {icon}
    </IconButton>
  );
}
