/** The amount, rounding and scope of a price change. */
import { useId, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { interfaceUnit, formatAmount, issueMessage, roundingsIn, toThousandths, type Currency } from '@qaima/schemas';
import { CurrencySign } from '../../../components/CurrencySign.js';
import { NativeSelect } from '../../../components/NativeSelect.js';
import { NumberInput } from '../../../components/NumberInput.js';
import { Segmented } from '../../../components/Segmented.js';
import { Switch } from '../../../components/Switch.js';
import { useNumberText } from '../../../components/useNumberText.js';
import type { MenuSection } from '../../../data/menu.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import { tokens } from '../../../theme/theme.js';
import { hasPercentSign, withoutPercentSign } from '../percentSign.js';
import { limitsOf, SELECTED_ITEMS, WHOLE_MENU, type RuleDraft, type ValueProblem } from './usePriceRule.js';

interface PriceRuleCardProps {
  readonly draft: RuleDraft;
  readonly problem: ValueProblem | null;
  readonly sections: readonly MenuSection[];
  /** The number of items that were selected before the screen was opened. */
  readonly selected: number;
  readonly hasCombos: boolean;
  readonly currency: Currency | undefined;
  readonly disabled: boolean;
  readonly onChange: (changes: Partial<RuleDraft>) => void;
}

export function PriceRuleCard(props: PriceRuleCardProps) {
  const { draft, problem, sections, selected, hasCombos, currency, disabled, onChange } = props;
  const t = useTranslate();
  const language = useLanguage();
  const id = useId();
  const isPercent = draft.by === 'percent';
  const limits = limitsOf(draft, currency);
  const number = useNumberText({
    value: draft.value,
    limits,
    written: String,
    onChange: (value) => onChange({ value }),
  });
  // A typed percent sign means a percentage, whichever way is chosen.
  const type = (typed: string) => {
    if (hasPercentSign(typed)) onChange({ by: 'percent' });
    number.type(withoutPercentSign(typed));
  };
  const isWrong = problem !== null && problem !== 'needsValue';
  return (
    <Box component="fieldset" disabled={disabled} sx={card}>
      <Box component="h3" sx={{ margin: 0, fontSize: 16, lineHeight: '24px', fontWeight: 800 }}>
        {t('prices.how')}
      </Box>
      <Segmented
        id={`${id}-direction`}
        label={t('prices.direction')}
        value={String(draft.raises)}
        choices={[
          { value: 'true', label: t('prices.raise') },
          { value: 'false', label: t('prices.cut') },
        ]}
        onChange={(raises) => onChange({ raises: raises === 'true' })}
      />
      <Segmented
        id={`${id}-by`}
        label={t('prices.by')}
        value={draft.by}
        choices={[
          { value: 'percent', label: t('prices.percent') },
          { value: 'amount', label: t('prices.amount') },
        ]}
        onChange={(by) => onChange({ by: by === 'amount' ? 'amount' : 'percent' })}
      />
      <Box>
        <NumberInput
          id={`${id}-value`}
          number={{ ...number, type }}
          limits={limits}
          label={t('prices.value')}
          unit={isPercent ? '%' : <CurrencySign unit={interfaceUnit(currency, language)} />}
          strong
          {...(isWrong ? { 'aria-invalid': true, 'aria-describedby': `${id}-problem` } : {})}
        />
        {isWrong && (
          <Box id={`${id}-problem`} sx={{ marginBlockStart: '4px', color: tokens.danger, fontSize: 13 }}>
            {problem === 'tooMuch'
              ? issueMessage(
                  { path: '', keyword: 'maximum', params: { limit: limits.maximum }, blank: false },
                  language,
                )
              : t(`prices.${problem}`)}
          </Box>
        )}
      </Box>
      <Field label={t('prices.rounding')} id={`${id}-rounding`}>
        <Segmented
          id={`${id}-rounding`}
          label={t('prices.rounding')}
          value={draft.rounding}
          choices={[
            ...roundingsIn(currency).map((step) => ({
              value: String(step),
              label: <bdi dir="ltr">{formatAmount(toThousandths(step), currency)}</bdi>,
            })),
            { value: '0', label: t('prices.noRounding') },
          ]}
          onChange={(rounding) => onChange({ rounding })}
        />
        {draft.rounding !== '0' && (
          <Box sx={{ marginBlockStart: '8px' }}>
            <Segmented
              id={`${id}-up`}
              label={t('prices.rounding')}
              value={String(draft.up)}
              choices={[
                { value: 'false', label: t('prices.nearest') },
                { value: 'true', label: t('prices.up') },
              ]}
              onChange={(up) => onChange({ up: up === 'true' })}
            />
          </Box>
        )}
      </Field>
      <Field label={t('prices.which')} id={`${id}-scope`}>
        <NativeSelect
          value={draft.scope}
          inputProps={{ id: `${id}-scope` }}
          onChange={({ target }) => onChange({ scope: target.value })}
        >
          <option value={WHOLE_MENU}>{t('prices.whole')}</option>
          {selected > 0 && <option value={SELECTED_ITEMS}>{t('prices.chosen', { count: selected })}</option>}
          {sections.map(({ _id, title }) => (
            <option key={_id} value={_id}>
              {title}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label={t('prices.what')}>
        {(['subItems', ...(hasCombos ? (['combos'] as const) : []), 'extras'] as const).map((name) => (
          <Box component="label" key={name} sx={line}>
            <Box sx={{ flexGrow: 1 }}>{t(`prices.${name}`)}</Box>
            <Switch checked={draft[name]} onCheckedChange={(isOn) => onChange({ [name]: isOn })} />
          </Box>
        ))}
      </Field>
      <Box sx={{ color: tokens.muted, fontSize: 13, lineHeight: '21px' }}>
        {t('prices.salesStay')} {draft.extras && t('prices.extrasShared')}
      </Box>
    </Box>
  );
}

interface FieldProps {
  readonly label: string;
  readonly id?: string;
  readonly children: ReactNode;
}

const Field = ({ label, id, children }: FieldProps) => (
  <Box>
    <Box
      component={id ? 'label' : 'div'}
      {...(id ? { htmlFor: id } : {})}
      sx={{ display: 'block', marginBlockEnd: '4px', fontSize: 14, fontWeight: 600 }}
    >
      {label}
    </Box>
    {children}
  </Box>
);

const line = { display: 'flex', alignItems: 'center', gap: '12px', minBlockSize: 44, fontSize: 14.5 } as const;

const card = {
  display: 'grid',
  gap: '12px',
  margin: 0,
  padding: '16px',
  minInlineSize: 0,
  border: `1px solid ${tokens.line}`,
  borderRadius: '16px',
  backgroundColor: tokens.surface,
  boxShadow: tokens.lift,
} as const;
