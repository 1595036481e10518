import quoter from '@uniswap/swap-router-contracts/artifacts/contracts/lens/QuoterV2.sol/QuoterV2.json' with { type: 'json' };
import router from '@uniswap/swap-router-contracts/artifacts/contracts/SwapRouter02.sol/SwapRouter02.json' with { type: 'json' };
import pairFactory from '@uniswap/v2-core/build/UniswapV2Factory.json' with { type: 'json' };
import pairRouter from '@uniswap/v2-periphery/build/UniswapV2Router02.json' with { type: 'json' };
import poolFactory from '@uniswap/v3-core/artifacts/contracts/UniswapV3Factory.sol/UniswapV3Factory.json' with { type: 'json' };
import positions from '@uniswap/v3-periphery/artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager.json' with { type: 'json' };
import wrappedCoin from 'canonical-weth/build/contracts/WETH9.json' with { type: 'json' };
import token from 'openzeppelin-3/build/contracts/ERC20PresetFixedSupply.json' with { type: 'json' };
import { contractOf } from '../chains/LocalContract.ts';

/** The contracts of an exchange, as their authors have compiled them: for local chains alone, and in nothing that is deployed. */
export const exchangeContracts = {
  pairFactory: contractOf(pairFactory.abi, pairFactory.bytecode),
  pairRouter: contractOf(pairRouter.abi, pairRouter.bytecode),
  poolFactory: contractOf(poolFactory.abi, poolFactory.bytecode),
  quoter: contractOf(quoter.abi, quoter.bytecode),
  router: contractOf(router.abi, router.bytecode),
  /** Puts liquidity into pools; stands on no chain afterwards. */
  positions: contractOf(positions.abi, positions.bytecode),
  wrappedCoin: contractOf(wrappedCoin.abi, wrappedCoin.bytecode),
  token: contractOf(token.abi, token.bytecode),
};
