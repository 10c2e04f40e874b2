/** Settings of this device: printing by the browser, single-letter shortcuts. */
import { useId, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Dialog } from '../../../components/Dialog.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { useDeviceSettings } from '../shared/useDeviceSettings.js';
import css from './shift.module.css';

export function DeviceSettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate();
  const id = useId();
  const device = useDeviceSettings();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth>
      <DialogTitle id={id} component="h2" sx={{ fontSize: 18, fontWeight: 800 }}>
        {t('orderBoard.deviceTitle')}
      </DialogTitle>
      <DialogContent>
        <Setting isOn={device.printsOnAccept} onChange={device.setPrintsOnAccept}>
          {t('orderBoard.printOnAccept')}
        </Setting>
        <Setting isOn={device.hasLetters} onChange={device.setHasLetters}>
          {t('orderBoard.letters')}
        </Setting>
        <p className={css['hint']}>{t('orderBoard.lettersHint')}</p>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {t('orderBoard.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface SettingProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
}

const Setting = ({ isOn, onChange, children }: SettingProps) => (
  <label className={css['setting']}>
    <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
    {children}
  </label>
);
