/**
 * Currencies (ISO 4217) for displaying values, the most used first; CoinGecko has prices in each
 * (docs.coingecko.com, /simple/supported_vs_currencies).
 */
export const currencyCodes = [
  'USD',
  'EUR',
  'GBP',
  'JPY',
  'CHF',
  'INR',
  'AUD',
  'CAD',
  'CNY',
  'KRW',
  'BRL',
  'MXN',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'CZK',
  'HUF',
  'TRY',
  'ZAR',
  'SGD',
  'HKD',
  'TWD',
  'NZD',
  'THB',
  'IDR',
  'MYR',
  'PHP',
  'VND',
  'ILS',
  'AED',
  'SAR',
  'UAH',
] as const;

export type CurrencyCode = (typeof currencyCodes)[number];

/** True if a value is one of the currencies. */
export function isCurrencyCode(text: unknown): text is CurrencyCode {
  return currencyCodes.some((code) => code === text);
}
