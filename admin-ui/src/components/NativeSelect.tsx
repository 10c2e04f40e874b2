/** A native select, because phones show their own picker for it. */
import MuiNativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ChevronDown } from 'lucide-react';

const Arrow = ({ className }: { readonly className?: string }) => <ChevronDown className={className} size={18} />;

export const NativeSelect = (props: NativeSelectProps) => (
  <MuiNativeSelect
    fullWidth
    input={<OutlinedInput />}
    IconComponent={Arrow}
    sx={{
      '& .MuiNativeSelect-icon': { insetInlineEnd: 12, insetInlineStart: 'auto', top: 13, color: 'text.secondary' },
    }}
    {...props}
  />
);
