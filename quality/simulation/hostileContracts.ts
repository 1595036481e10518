/** keccak256('Transfer(address,address,uint256)') (ERC-20). */
const TRANSFER = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

/**
 * Contracts that behave differently when they detect a simulation, each at its own address; all take 1,000
 * units of a token.
 */
export const HOSTILE = {
  paysBack: '0x0000000000000000000000000000000000bad001',
  remembers: '0x0000000000000000000000000000000000bad002',
  looksAtGas: '0x0000000000000000000000000000000000bad003',
  looksAtCode: '0x0000000000000000000000000000000000bad004',
  returnsLess: '0x0000000000000000000000000000000000bad005',
} as const;

/**
 * Returns their EVM code, by name.
 *
 * @param token an ERC-20 contract, for which callers have approved them
 */
export function hostileCodes(token: string): Readonly<Record<keyof typeof HOSTILE, string>> {
  const address = token.slice(2).toLowerCase();
  // transferFrom(caller, this, 1000) of the token.
  const take =
    `6323b872dd60e01b60005233600452306024526103e8604452` + `6000600060646000600073${address}5af150`;
  // Calls the token with the memory from 0 on, with two arguments.
  const say = `6000600060446000600073${address}5af150`;
  return {
    // If its balance is queried, on to 78: it returns 1,000 units to the account and answers 0.
    paysBack: [
      '0x60003560e01c6370a0823114607857',
      // Transfer(this, caller, 0), so that it is queried.
      `600060005233307f${TRANSFER}60206000a3`,
      `${take}00`,
      `5b63a9059cbb60e01b6000526004356004526103e8602452${say}600060005260206000f3`,
    ].join(''),
    // If its balance is queried, on to 55: it stores that, and returns the account's balance.
    remembers: [
      '0x60003560e01c6370a0823114605557',
      // Transfer(this, caller, 1000).
      `6103e860005233307f${TRANSFER}60206000a3`,
      // If it was queried before, it takes 1,000 (4b), else 1.
      '600054604b57',
      '6001335401335500',
      '5b6103e8335401335500',
      '5b60016000556004355460005260206000f3',
    ].join(''),
    // Without a gas price, without a base fee, or with more than a million units of gas it does nothing (4e).
    looksAtGas: ['0x3a15604e57', '4815604e57', '620f42405a11604e57', take, '5b00'].join(''),
    // Where there is code at its caller it does nothing (40).
    looksAtCode: ['0x333b604057', take, '5b00'].join(''),
    // It gives 900 of the 1,000 back, and answers that it was 1,000.
    returnsLess: [
      `0x${take}`,
      `63a9059cbb60e01b60005233600452610384602452${say}`,
      '6103e860005260206000f3',
    ].join(''),
  };
}
