import Button from '@mui/material/Button';
import { Trash2 } from 'lucide-react';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { useTranslate } from '../i18n/i18n.js';
import { tokens } from '../theme/theme.js';

export function TrashLink() {
  const t = useTranslate();
  const basename = useBasename();
  return (
    <Button
      component={Link}
      to={`${basename}/trash`}
      color="inherit"
      startIcon={<Trash2 size={18} />}
      sx={{ marginBlockStart: '12px', color: tokens.muted, fontWeight: 400 }}
    >
      {t('trash.toTrash')}
    </Button>
  );
}
