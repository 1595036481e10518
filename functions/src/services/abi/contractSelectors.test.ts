import { id } from 'ethers/hash';
import { expect, test } from 'vitest';
import { contractSelectors } from './contractSelectors.ts';

type Contract = keyof typeof contractSelectors;

const signatures: { [Name in Contract]: Record<keyof (typeof contractSelectors)[Name], string> } = {
  multicall3: {
    aggregate3: 'aggregate3((address,bool,bytes)[])',
    coinOf: 'getEthBalance(address)',
    blockNumber: 'getBlockNumber()',
    blockTime: 'getCurrentBlockTimestamp()',
  },
  arbSys: { blockNumber: 'arbBlockNumber()' },
  gasOracle: {
    l1FeeUpperBound: 'getL1FeeUpperBound(uint256)',
    l1Fee: 'getL1Fee(bytes)',
    operatorFee: 'getOperatorFee(uint256)',
  },
  names: { resolver: 'resolver(bytes32)', address: 'addr(bytes32)', name: 'name(bytes32)' },
  seaport: { orderStatus: 'getOrderStatus(bytes32)', counter: 'getCounter(address)' },
  wrappedCoin: { deposit: 'deposit()' },
  uniswap: {
    factory: 'factory()',
    weth: 'WETH()',
    weth9: 'WETH9()',
    reserves: 'getReserves()',
    slot0: 'slot0()',
    liquidity: 'liquidity()',
    quoteSingle: 'quoteExactInputSingle((address,address,uint256,uint24,uint160))',
    quotePath: 'quoteExactInput(bytes,uint256)',
  },
  vault: {
    asset: 'asset()',
    totalAssets: 'totalAssets()',
    convertToAssets: 'convertToAssets(uint256)',
    deposit: 'deposit(uint256,address)',
    maxDeposit: 'maxDeposit(address)',
    maxRedeem: 'maxRedeem(address)',
    maxWithdraw: 'maxWithdraw(address)',
    previewDeposit: 'previewDeposit(uint256)',
    previewRedeem: 'previewRedeem(uint256)',
    previewWithdraw: 'previewWithdraw(uint256)',
    redeem: 'redeem(uint256,address,address)',
  },
  lido: {
    getTotalPooledEther: 'getTotalPooledEther()',
    getPooledEthByShares: 'getPooledEthByShares(uint256)',
    getCurrentStakeLimit: 'getCurrentStakeLimit()',
    getStETHByWstETH: 'getStETHByWstETH(uint256)',
    getWithdrawalRequests: 'getWithdrawalRequests(address)',
    getWithdrawalStatus: 'getWithdrawalStatus(uint256[])',
  },
};

test.each(Object.entries(signatures))('selectors of %s are those of the signatures', (contract, own) => {
  const computed = Object.entries(own).map(([name, signature]) => [name, id(signature).slice(0, 10)]);
  expect(contractSelectors[contract as Contract]).toEqual(Object.fromEntries(computed));
});
