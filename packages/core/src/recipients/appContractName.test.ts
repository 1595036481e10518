import { getAddress } from 'ethers';
import { expect, test } from 'vitest';
import { networkById } from '../networks/findNetwork.ts';
import { networks } from '../networks/networks.ts';
import { appContractName } from './appContractName.ts';
import { appContracts } from './appContracts.ts';

const ethereum = networkById('ethereum');

test('every address has a valid checksum, stands once for each chain, and is on a mainnet of the wallet', () => {
  for (const { address } of appContracts) expect(getAddress(address.toLowerCase())).toBe(address);
  const places = appContracts.flatMap(({ address, chainIds }) => chainIds.map((id) => `${id} ${address}`));
  expect(new Set(places).size).toBe(places.length);
  const mainnets = new Set<number>(
    networks.filter(({ type }) => type === 'mainnet').map(({ chainId }) => chainId),
  );
  expect(appContracts.flatMap(({ chainIds }) => chainIds).filter((id) => !mainnets.has(id))).toEqual([]);
});

test('the case of an address does not matter', () => {
  expect(appContractName(ethereum, '0x111111125421ca6dc452d289314280a0f8842a65')).toBe('1inch');
  expect(appContractName(ethereum, '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D')).toBe('Uniswap v2');
  expect(appContractName(ethereum, '0x000000000022D473030F116dDEE9F6B43aC78BA3')).toBe('Permit2');
});

test('one network’s contract is unknown on another, and so is any other address', () => {
  expect(
    appContractName(networkById('polygon'), '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af'),
  ).toBeUndefined();
  expect(
    appContractName(networkById('sepolia'), '0x111111125421cA6dc452d289314280a0f8842A65'),
  ).toBeUndefined();
  expect(appContractName(ethereum, '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359')).toBeUndefined();
});
