/** A dialog above the current screen that asks for credentials; the screen keeps its state. */
import { useId } from 'react';
import Box from '@mui/material/Box';
import { Dialog } from '../components/Dialog.js';
import { tokens } from '../theme/theme.js';
import { LoginForm, type LoginFormProps } from './LoginForm.js';

interface LoginDialogProps extends LoginFormProps {
  readonly open: boolean;
  readonly title: string;
  readonly hint: string;
  readonly onClose: () => void;
}

export function LoginDialog({ open, title, hint, onClose, ...form }: LoginDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} fullWidth>
      <Box sx={{ padding: '24px' }}>
        <Box component="h2" id={titleId} sx={{ margin: 0, fontSize: 18, lineHeight: '28px', fontWeight: 800 }}>
          {title}
        </Box>
        <Box sx={{ color: tokens.muted, marginBlockEnd: '16px' }}>{hint}</Box>
        <LoginForm {...form} />
      </Box>
    </Dialog>
  );
}
