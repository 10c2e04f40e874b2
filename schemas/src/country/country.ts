/** What a menu's country proposes to its owner. Nothing changes until the owner accepts. (docs/spec/domain.md#country) */
import type { Currency } from '../money/currency.js';

export const DEFAULT_COUNTRY = 'JO';

export interface CountryProposal {
  readonly currency: Currency;
  /** An IANA name. */
  readonly timeZone: string;
}

/** The countries of the region, which forms list first, and others whose currency a menu may use. */
const PROPOSALS: Readonly<Record<string, readonly [currency: Currency, timeZone: string]>> = {
  JO: ['JOD', 'Asia/Amman'],
  SA: ['SAR', 'Asia/Riyadh'],
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
  AT: ['EUR', 'Europe/Vienna'],
  BE: ['EUR', 'Europe/Brussels'],
  CY: ['EUR', 'Asia/Nicosia'],
  DE: ['EUR', 'Europe/Berlin'],
  ES: ['EUR', 'Europe/Madrid'],
  FR: ['EUR', 'Europe/Paris'],
  GR: ['EUR', 'Europe/Athens'],
  IE: ['EUR', 'Europe/Dublin'],
  IT: ['EUR', 'Europe/Rome'],
  NL: ['EUR', 'Europe/Amsterdam'],
  PT: ['EUR', 'Europe/Lisbon'],
};

/** The countries that forms list first. */
export const NEAR_COUNTRIES = ['JO', 'SA', 'AE', 'EG', 'KW', 'QA', 'BH', 'OM', 'IQ', 'LB', 'TR'] as const;

/** The settings that a country proposes; null for a country without a proposal. */
export function countryProposal(country: string): CountryProposal | null {
  const proposal = Object.hasOwn(PROPOSALS, country) ? PROPOSALS[country] : undefined;
  return proposal ? { currency: proposal[0], timeZone: proposal[1] } : null;
}
