/** A menu by its id, short name or address, and while one types, which menu that is: staff see what they act on. */
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Menu } from '@qaima/schemas';
import { useLtrAlign, useSay } from '../app/i18n.js';
import { look } from '../app/theme.js';
import { useMenuLookUp } from '../data/lookUps.js';
import { useFieldAria } from '../generated/formParts.js';
import type { FormWidgetProps } from '../generated/formTypes.js';
import { Answer } from './Answer.js';
import { MenuState } from './MenuState.js';
import { useSettled } from './useSettled.js';

/** What a menu is called, also before its owner has introduced it. */
export function useMenuTitle(): (menu: Menu) => string {
  const say = useSay();
  return ({ institution, username }) => institution?.name || username || say('desk.unnamed');
}

export function MenuIdWidget({ id, value, required, disabled, onChange, onBlur }: FormWidgetProps): ReactNode {
  const say = useSay();
  const aria = useFieldAria(id);
  const ltrAlign = useLtrAlign();
  const titleOf = useMenuTitle();
  const typed = typeof value === 'string' ? value : '';
  const found = useMenuLookUp(useSettled(typed));
  const isWrong = 'aria-invalid' in aria;
  return (
    <>
      <OutlinedInput
        id={id}
        fullWidth
        value={typed}
        disabled={disabled ?? false}
        error={isWrong}
        onChange={({ target }) => onChange(target.value.trim() === '' ? undefined : target.value)}
        onBlur={() => onBlur(id, value)}
        inputProps={{
          dir: 'ltr',
          maxLength: 300,
          autoComplete: 'off',
          autoCapitalize: 'none',
          spellCheck: false,
          'aria-required': required ?? false,
          ...aria,
          'aria-describedby': [aria['aria-describedby'], `${id}__which`].filter(Boolean).join(' '),
          style: { textAlign: ltrAlign },
        }}
      />
      {typed === '' && !isWrong && (
        <Box sx={{ marginBlockStart: '6px', color: look.muted, fontSize: 13, lineHeight: '20px' }}>
          {say('desk.menuHint')}
        </Box>
      )}
      <Answer
        id={`${id}__which`}
        found={typed === '' ? { is: 'nothing' } : found}
        absent={say('desk.noMenu')}
        quiet={isWrong}
      >
        {(menu) => (
          <>
            <bdi>{titleOf(menu)}</bdi>
            {' · '}
            <MenuState menu={menu} />
          </>
        )}
      </Answer>
    </>
  );
}
