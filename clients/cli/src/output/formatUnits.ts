/**
 * Formats an amount in the smallest unit: a token's by its decimals, in units where it has none, '—' where it
 * is unknown.
 */
export function formatUnits(units: string | undefined, decimals: number | undefined): string {
  if (units === undefined) return '—';
  if (decimals === undefined) return `${units} units`;
  const sign = units.startsWith('-') ? '-' : '';
  const digits = units.slice(sign.length).padStart(decimals + 1, '0');
  const end = digits.length - decimals;
  const fraction = digits.slice(end).replace(/0+$/, '');
  return `${sign}${digits.slice(0, end)}${fraction === '' ? '' : `.${fraction}`}`;
}
