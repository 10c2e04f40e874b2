/** A moment by the clock of this device, whose zone is named below; what is sent says the instant itself. */
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { instantOf } from '@qaima/schemas';
import { useLtrAlign, useSay } from '../../app/i18n.js';
import { look } from '../../app/theme.js';
import { momentIn, ownZone } from '../../parts/times.js';
import { useFieldAria } from '../formParts.js';
import type { FormWidgetProps } from '../formTypes.js';

/** What the platform's picker holds, as an instant; nothing while it is not whole. */
function instantTyped(wall: string, zone: string): string | undefined {
  const read = Date.parse(`${wall}Z`);
  return Number.isNaN(read) ? undefined : new Date(instantOf(read, zone)).toISOString();
}

export function MomentWidget({ id, value, disabled, onChange, onBlur }: FormWidgetProps) {
  const say = useSay();
  const aria = useFieldAria(id);
  const ltrAlign = useLtrAlign();
  const zone = ownZone();
  const wall = typeof value === 'string' && value !== '' ? momentIn(zone, value).replace(' ', 'T') : '';
  return (
    <>
      <OutlinedInput
        id={id}
        fullWidth
        type="datetime-local"
        value={wall}
        disabled={disabled ?? false}
        error={'aria-invalid' in aria}
        onChange={({ target }) => onChange(instantTyped(target.value, zone))}
        onBlur={() => onBlur(id, value)}
        inputProps={{
          dir: 'ltr',
          ...aria,
          'aria-describedby': [aria['aria-describedby'], `${id}__zone`].filter(Boolean).join(' '),
          style: { textAlign: ltrAlign },
        }}
      />
      <Box id={`${id}__zone`} sx={{ marginBlockStart: '4px', fontSize: 12.5, lineHeight: '19px', color: look.muted }}>
        {say('desk.zone')} <bdi dir="ltr">{zone}</bdi>
      </Box>
    </>
  );
}
