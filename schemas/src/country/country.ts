/**
 * The settings that the country of a menu suggests. Nothing changes until the owner accepts them.
 * (docs/spec/domain.md#country)
 */
import type { Currency } from '../money/currency.js';
import type { Labelling } from '../nutrition/labelling.js';

export const DEFAULT_COUNTRY = 'JO';

export interface CountryProposal {
  readonly currency: Currency;
  /** An IANA name. */
  readonly timeZone: string;
  /** The labelling rules that the country's law requires; `none` if this project has no rules for the country. */
  readonly labelling: Labelling;
}

/** Proposals for the countries that forms list first. Also for other countries whose currency a menu may use. */
const PROPOSALS: Readonly<Record<string, readonly [currency: Currency, timeZone: string, labelling?: Labelling]>> = {
  JO: ['JOD', 'Asia/Amman'],
  SA: ['SAR', 'Asia/Riyadh', 'sa'],
  AE: ['AED', 'Asia/Dubai'],
  EG: ['EGP', 'Africa/Cairo'],
  KW: ['KWD', 'Asia/Kuwait'],
  QA: ['QAR', 'Asia/Qatar'],
  BH: ['BHD', 'Asia/Bahrain'],
  OM: ['OMR', 'Asia/Muscat'],
  IQ: ['IQD', 'Asia/Baghdad'],
  LB: ['LBP', 'Asia/Beirut'],
  TR: ['TRY', 'Europe/Istanbul'],
  GB: ['GBP', 'Europe/London'],
  US: ['USD', 'America/New_York'],
  AT: ['EUR', 'Europe/Vienna', 'eu'],
  BE: ['EUR', 'Europe/Brussels', 'eu'],
  CY: ['EUR', 'Asia/Nicosia', 'eu'],
  DE: ['EUR', 'Europe/Berlin', 'eu'],
  ES: ['EUR', 'Europe/Madrid', 'eu'],
  FR: ['EUR', 'Europe/Paris', 'eu'],
  GR: ['EUR', 'Europe/Athens', 'eu'],
  IE: ['EUR', 'Europe/Dublin', 'eu'],
  IT: ['EUR', 'Europe/Rome', 'eu'],
  NL: ['EUR', 'Europe/Amsterdam', 'eu'],
  PT: ['EUR', 'Europe/Lisbon', 'eu'],
};

/** The countries that forms list first. */
export const NEAR_COUNTRIES = ['JO', 'SA', 'AE', 'EG', 'KW', 'QA', 'BH', 'OM', 'IQ', 'LB', 'TR'] as const;

/** The settings that a country proposes; null for a country without a proposal. */
export function countryProposal(country: string): CountryProposal | null {
  const proposal = Object.hasOwn(PROPOSALS, country) ? PROPOSALS[country] : undefined;
  if (!proposal) return null;
  const [currency, timeZone, labelling = 'none'] = proposal;
  return { currency, timeZone, labelling };
}
