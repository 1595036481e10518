/**
 * EVM code of a token that answers `balanceOf` from its storage; any other call takes 98 units from the
 * caller and logs a transfer of 100 to the address of the first argument.
 */
export const feeTokenCode = [
  // Where the selector is not that of balanceOf(address), on to 1c.
  '0x60003560e01c6370a082311415601c57',
  '6004355460005260206000f3',
  // 1c: 98 units less of the caller's.
  '5b60623354033355',
  // Transfer(caller, first argument, 100).
  '606460005260043533',
  '7fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
  '60206000a3',
  // It returns true.
  '600160005260206000f3',
].join('');
