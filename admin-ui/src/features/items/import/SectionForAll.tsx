/** A form in which the user chooses one section for all rows without a section. */
import { useId } from 'react';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useMenu } from '../../../data/menu.js';
import { useTranslate } from '../../../i18n/i18n.js';
import css from './import.module.css';

interface SectionForAllProps {
  /** The number of rows without a section. */
  readonly rows: number;
  readonly disabled: boolean;
  readonly onDecide: (section: string) => void;
}

export function SectionForAll({ rows, disabled, onDecide }: SectionForAllProps) {
  const t = useTranslate();
  const { data: menu } = useMenu();
  const id = useId();
  return (
    <form
      className={css['forAll']}
      onSubmit={(event) => {
        event.preventDefault();
        const section = new FormData(event.currentTarget).get('section');
        if (typeof section === 'string' && section.trim() !== '') onDecide(section.trim());
      }}
    >
      <label htmlFor={id}>{t('import.sectionForAll', { smart_count: rows })}</label>
      <OutlinedInput
        id={id}
        name="section"
        required
        disabled={disabled}
        inputProps={{ list: `${id}list`, dir: 'auto', maxLength: 120, autoComplete: 'off' }}
        sx={{ flex: '1 1 160px', maxInlineSize: 320 }}
      />
      <datalist id={`${id}list`}>
        {(menu?.sections ?? []).map(({ _id, title }) => (
          <option key={_id} value={title} />
        ))}
      </datalist>
      <Button type="submit" variant="contained" disabled={disabled}>
        {t('import.use')}
      </Button>
    </form>
  );
}
