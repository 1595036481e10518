const DECIMALS = 18;

/** Formats an amount of wei exactly, in coin: '0.25', '10' or '0'. */
export function formatCoin(wei: bigint): string {
  const digits = wei.toString().padStart(DECIMALS + 1, '0');
  const fraction = digits.slice(-DECIMALS).replace(/0+$/, '');
  const whole = digits.slice(0, -DECIMALS);
  return fraction === '' ? whole : `${whole}.${fraction}`;
}
