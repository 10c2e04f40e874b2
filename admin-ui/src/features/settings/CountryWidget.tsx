/**
 * A select for the country: nearby countries first, then all. After a choice, the widget proposes the country's
 * currency, time zone and food labelling. They change only if the owner accepts. (docs/spec/domain.md#country)
 */
import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  COUNTRIES,
  countryProposal,
  entriesOf,
  menuUpdateSchema,
  NEAR_COUNTRIES,
  schemaLabel,
  type CountryProposal,
  type Language,
} from '@qaima/schemas';
import { NativeSelect } from '../../components/NativeSelect.js';
import { timeZoneName } from '../../components/timeZoneName.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { errorAria, useFormContext } from '../../schema-ui/form/formContext.js';
import type { FormWidgetProps } from '../../schema-ui/form/formTypes.js';
import { tokens } from '../../theme/theme.js';

/** The names of all countries in a language, by code. */
function countryNames(language: Language): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
  return new Map(COUNTRIES.map((code) => [code, names.of(code) ?? code]));
}

const { currency: currencyField, timeZone: timeZoneField, labelling: labellingField } = menuUpdateSchema.properties;

const isNear = (code: string) => NEAR_COUNTRIES.some((near) => near === code);

export function CountryWidget({ id, value, disabled, rawErrors, onChange, onBlur }: FormWidgetProps) {
  const t = useTranslate();
  const language = useLanguage();
  const aria = errorAria(id, rawErrors);
  const [asks, setAsks] = useState(false);
  const country = typeof value === 'string' ? value : '';
  const names = useMemo(() => countryNames(language), [language]);
  const others = useMemo(
    () => [...names].filter(([code]) => !isNear(code)).sort(([, a], [, b]) => a.localeCompare(b, language)),
    [names, language],
  );
  return (
    <>
      <NativeSelect
        error={'aria-invalid' in aria}
        value={country}
        disabled={disabled ?? false}
        onChange={({ target }) => {
          onChange(target.value);
          setAsks(true);
        }}
        onBlur={() => onBlur(id, value)}
        inputProps={{ id, 'aria-required': true, autoComplete: 'country', ...aria }}
      >
        <optgroup label={t('publicInfo.nearCountries')}>
          {NEAR_COUNTRIES.map((code) => (
            <option key={code} value={code}>
              {names.get(code)}
            </option>
          ))}
        </optgroup>
        <optgroup label={t('publicInfo.allCountries')}>
          {others.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </optgroup>
      </NativeSelect>
      {asks && (
        <Proposal id={id} country={country} name={names.get(country) ?? country} onDone={() => setAsks(false)} />
      )}
    </>
  );
}

interface ProposalProps {
  /** The id of the country's input. */
  readonly id: string;
  readonly country: string;
  readonly name: string;
  readonly onDone: () => void;
}

/** The settings that the country proposes and that differ from those in the form. */
function Proposal({ id, country, name, onDone }: ProposalProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { values, change } = useFormContext();
  const proposal = countryProposal(country);
  const differing = proposal ? entriesOf(proposal).filter(([field, proposed]) => values[field] !== proposed) : [];
  if (differing.length === 0) return null;
  const textOf: Readonly<Record<keyof CountryProposal, (proposed: CountryProposal) => string>> = {
    currency: ({ currency }) =>
      `${schemaLabel(currencyField, language)}: ${currencyField['x-options'][currency][language]}`,
    timeZone: ({ timeZone }) => `${schemaLabel(timeZoneField, language)}: ${timeZoneName(timeZone, language)}`,
    labelling: ({ labelling }) =>
      `${schemaLabel(labellingField, language)}: ${labellingField['x-options'][labelling][language]}`,
  };
  const done = () => {
    onDone();
    document.getElementById(id)?.focus();
  };
  return (
    <Box
      role="status"
      sx={{ marginBlockStart: '8px', padding: '12px 16px', borderRadius: '12px', backgroundColor: tokens.accentSoft }}
    >
      <strong>{t('publicInfo.proposal', { country: name })}</strong>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: '20px', lineHeight: 1.8 }}>
        {differing.map(([field]) => (
          <li key={field}>{proposal && textOf[field](proposal)}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: '8px' }}>
        <Button
          variant="contained"
          onClick={() => {
            change({ ...values, ...proposal }, id);
            done();
          }}
        >
          {t('publicInfo.useProposal')}
        </Button>
        <Button onClick={done}>{t('publicInfo.keepOwn')}</Button>
      </Box>
    </Box>
  );
}
