/** Expected decoding of a function's call, field by field. */
type Label = Readonly<Record<string, string | boolean | undefined>>;

const V3_SINGLE = '(address,address,uint24,address,uint256,uint256,uint256,uint160)';
const R02_SINGLE = '(address,address,uint24,address,uint256,uint256,uint160)';
const SIGNATURE = 'uint8,bytes32,bytes32';
const V2 = 'uint256,uint256,address[],address,uint256';
const V2_COIN = 'uint256,address[],address,uint256';
const FEES = 'SupportingFeeOnTransferTokens';

const ITEM = 'uint8,address,uint256,uint256,uint256';
const ORDER = `(address,address,(${ITEM})[],(${ITEM},address)[],uint8,uint256,uint256,bytes32,uint256,bytes32,uint256)`;
const BASIC =
  '(address,uint256,uint256,address,address,address,uint256,uint256,uint8,uint256,uint256,' +
  'bytes32,uint256,bytes32,bytes32,uint256,(uint256,address)[],bytes)';
const RESOLVERS = '(uint256,uint8,uint256,uint256,bytes32[])[]';

const swap = { kind: 'swap', paysCoin: false, receivesCoin: false, takesTransferFee: false } as const;
const v2 = { ...swap, router: 'v2Router02', pools: 'v2' } as const;
const v3 = { ...swap, router: 'v3SwapRouter', pools: 'v3' } as const;
const r02 = { ...swap, router: 'swapRouter02', pools: 'v3' } as const;
const [input, output] = [{ exact: 'input' }, { exact: 'output' }] as const;

/**
 * Every function that the decoder knows, with its meaning, written a second time: the expectation must not
 * depend on the decoder's own list.
 */
export const functionLabels: ReadonlyMap<string, Label> = new Map<string, Label>([
  ['transfer(address,uint256)', { kind: 'tokenTransfer' }],
  ['transferFrom(address,address,uint256)', { kind: 'transferFrom' }],
  ['approve(address,uint256)', { kind: 'approve' }],
  ['increaseAllowance(address,uint256)', { kind: 'changeAllowance', direction: 'increase' }],
  ['decreaseAllowance(address,uint256)', { kind: 'changeAllowance', direction: 'decrease' }],
  [`permit(address,address,uint256,uint256,${SIGNATURE})`, { kind: 'permit' }],
  [`permit(address,address,uint256,uint256,bool,${SIGNATURE})`, { kind: 'daiPermit' }],
  ['safeTransferFrom(address,address,uint256)', { kind: 'nftTransfer' }],
  ['safeTransferFrom(address,address,uint256,bytes)', { kind: 'nftTransfer' }],
  ['setApprovalForAll(address,bool)', { kind: 'approveAll' }],
  ['safeTransferFrom(address,address,uint256,uint256,bytes)', { kind: 'multiTokenTransfer', isBatch: false }],
  ['approve(address,address,uint160,uint48)', { kind: 'permit2Approve' }],
  ['lockdown((address,address)[])', { kind: 'permit2Lockdown' }],
  [
    'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
    { kind: 'multiTokenTransfer', isBatch: true },
  ],
  ['deposit()', { kind: 'wrap' }],
  ['withdraw(uint256)', { kind: 'unwrap' }],
  ['deposit(uint256,address)', { kind: 'vault', action: 'deposit' }],
  ['mint(uint256,address)', { kind: 'vault', action: 'mint' }],
  ['withdraw(uint256,address,address)', { kind: 'vault', action: 'withdraw' }],
  ['redeem(uint256,address,address)', { kind: 'vault', action: 'redeem' }],
  ['withdraw(uint256,address,address,uint256)', { kind: 'vault', action: 'withdraw' }],
  ['redeem(uint256,address,address,uint256)', { kind: 'vault', action: 'redeem' }],
  [`swapExactTokensForTokens(${V2})`, { ...v2, ...input }],
  [`swapTokensForExactTokens(${V2})`, { ...v2, ...output }],
  [`swapExactTokensForETH(${V2})`, { ...v2, ...input, receivesCoin: true }],
  [`swapTokensForExactETH(${V2})`, { ...v2, ...output, receivesCoin: true }],
  [`swapExactETHForTokens(${V2_COIN})`, { ...v2, ...input, paysCoin: true }],
  [`swapETHForExactTokens(${V2_COIN})`, { ...v2, ...output, paysCoin: true }],
  [`swapExactTokensForTokens${FEES}(${V2})`, { ...v2, ...input, takesTransferFee: true }],
  [`swapExactTokensForETH${FEES}(${V2})`, { ...v2, ...input, receivesCoin: true, takesTransferFee: true }],
  [`swapExactETHForTokens${FEES}(${V2_COIN})`, { ...v2, ...input, paysCoin: true, takesTransferFee: true }],
  [`exactInputSingle(${V3_SINGLE})`, { ...v3, ...input }],
  [`exactOutputSingle(${V3_SINGLE})`, { ...v3, ...output }],
  [`exactInputSingle(${R02_SINGLE})`, { ...r02, ...input }],
  [`exactOutputSingle(${R02_SINGLE})`, { ...r02, ...output }],
  ['exactInput((bytes,address,uint256,uint256,uint256))', { ...v3, ...input }],
  ['exactOutput((bytes,address,uint256,uint256,uint256))', { ...v3, ...output }],
  ['exactInput((bytes,address,uint256,uint256))', { ...r02, ...input }],
  ['exactOutput((bytes,address,uint256,uint256))', { ...r02, ...output }],
  ['swapExactTokensForTokens(uint256,uint256,address[],address)', { ...r02, ...input, pools: 'v2' }],
  ['swapTokensForExactTokens(uint256,uint256,address[],address)', { ...r02, ...output, pools: 'v2' }],
  ['unwrapWETH9(uint256,address)', { kind: 'routerPayout', action: 'unwrap' }],
  ['unwrapWETH9(uint256)', { kind: 'routerPayout', action: 'unwrap', recipient: 'sender' }],
  ['refundETH()', { kind: 'routerPayout', action: 'refund', recipient: 'sender' }],
  ['sweepToken(address,uint256,address)', { kind: 'routerPayout', action: 'sweep' }],
  ['sweepToken(address,uint256)', { kind: 'routerPayout', action: 'sweep', recipient: 'sender' }],
  [
    `selfPermit(address,uint256,uint256,${SIGNATURE})`,
    { kind: 'selfPermit', isIfNecessary: false, nonce: undefined },
  ],
  [
    `selfPermitIfNecessary(address,uint256,uint256,${SIGNATURE})`,
    { kind: 'selfPermit', isIfNecessary: true, nonce: undefined },
  ],
  [
    `selfPermitAllowed(address,uint256,uint256,${SIGNATURE})`,
    { kind: 'selfPermit', isIfNecessary: false, amount: undefined },
  ],
  [
    `selfPermitAllowedIfNecessary(address,uint256,uint256,${SIGNATURE})`,
    { kind: 'selfPermit', isIfNecessary: true, amount: undefined },
  ],
  [`fulfillBasicOrder(${BASIC})`, { kind: 'fulfillOrder', form: 'basic', recipient: 'sender' }],
  [
    `fulfillBasicOrder_efficient_6GL6yc(${BASIC})`,
    { kind: 'fulfillOrder', form: 'basic', recipient: 'sender' },
  ],
  [`fulfillOrder((${ORDER},bytes),bytes32)`, { kind: 'fulfillOrder', form: 'order', recipient: 'sender' }],
  [
    `fulfillAdvancedOrder((${ORDER},uint120,uint120,bytes,bytes),${RESOLVERS},bytes32,address)`,
    { kind: 'fulfillOrder', form: 'advanced' },
  ],
  [`cancel(${ORDER}[])`, { kind: 'cancelOrders' }],
  ['incrementCounter()', { kind: 'incrementCounter' }],
  ['submit(address)', { kind: 'stake' }],
  ['wrap(uint256)', { kind: 'wrapStaked' }],
  ['unwrap(uint256)', { kind: 'unwrapStaked' }],
  ['requestWithdrawals(uint256[],address)', { kind: 'requestWithdrawals' }],
  ['claimWithdrawal(uint256)', { kind: 'claimWithdrawal' }],
  ['multicall(bytes[])', { kind: 'multicall', deadline: undefined }],
  ['multicall(uint256,bytes[])', { kind: 'multicall' }],
]);
