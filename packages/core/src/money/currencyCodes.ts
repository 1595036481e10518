/**
 * The currencies (ISO 4217) that a person may read values in, the most used first; each is one that CoinGecko has prices in
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

/** Whether a text is one of the currencies. */
export function isCurrencyCode(text: unknown): text is CurrencyCode {
  return currencyCodes.some((code) => code === text);
}
