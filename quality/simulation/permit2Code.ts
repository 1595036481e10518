/**
 * EVM code that stores allowances as Permit2 does: `allowance(address,address,address)` returns amount,
 * expiry, and 0 for the nonce; any other call is `approve(address,address,uint160,uint48)`, which it logs.
 */
export const permit2Code = [
  // Where the selector is that of allowance, on to 6a.
  '0x60003560e01c63927da10514606a57',
  // By caller, token and spender: until when, and below it how much.
  '33600052600435602052602435604052',
  '6060600020',
  '60643560a01b604435179055',
  // Approval(caller, token, spender, how much, until when).
  '604435600052606435602052',
  '602435600435337fda9fa7c1b00402c17d0161b249b1ab8bbec047c5a52207b9c112deffd817036b60406000a400',
  // 6a: what stands there.
  '5b60606004600037606060002054',
  '8073ffffffffffffffffffffffffffffffffffffffff1660005260a01c602052600060405260606000f3',
].join('');
