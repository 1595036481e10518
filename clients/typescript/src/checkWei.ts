/**
 * Checks amounts in wei. A number would have been rounded before it could be checked.
 *
 * @throws TypeError
 */
export function checkWei(amounts: Readonly<Record<string, unknown>>): void {
  for (const [name, amount] of Object.entries(amounts)) {
    if (amount !== undefined && !(typeof amount === 'string' && /^\d+$/.test(amount))) {
      throw new TypeError(`${name} must be a whole number of wei, as a decimal string`);
    }
  }
}
