/** Starts the guided tour by following a link. The guard for unsaved changes therefore runs first. */
import Button, { type ButtonProps } from '@mui/material/Button';
import { GraduationCap } from 'lucide-react';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { useTranslate } from '../i18n/i18n.js';

/** The navigation state that starts the tour. */
const TOUR_REQUESTED = { tour: true } as const;

export const requestsTour = (state: unknown): boolean => typeof state === 'object' && state !== null && 'tour' in state;

interface StartTourProps extends Pick<ButtonProps, 'sx'> {
  readonly onClick?: (() => void) | undefined;
}

export function StartTour({ onClick, sx }: StartTourProps) {
  const t = useTranslate();
  const basename = useBasename();
  return (
    <Button
      component={Link}
      to={`${basename}/review`}
      state={TOUR_REQUESTED}
      color="inherit"
      startIcon={<GraduationCap size={20} />}
      {...(onClick && { onClick })}
      {...(sx && { sx })}
    >
      {t('tour.again')}
    </Button>
  );
}
