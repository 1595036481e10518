import type { LidoPosition, LidoState } from '@everything-wallet/core/schemas/poolsAnswer';

/** Makes the state of Lido, open, with positions of zero, and the changes of a test. */
export function fakeLido(
  addresses: readonly string[],
  position: Partial<LidoPosition> = {},
  state: Partial<LidoState> = {},
): LidoState {
  return {
    status: 'open',
    totalStaked: '9000000000000000000000',
    mostStake: '100000000000000000000',
    apy7: '2.9',
    apy30: '3.04',
    measuredDays: 30,
    agreement: 'agreed',
    agreeing: 2,
    positions: addresses.map((address) => ({
      address,
      staked: '0',
      wrapped: '0',
      wrappedWorth: '0',
      earned: '0',
      requests: [],
      ...position,
    })),
    ...state,
  };
}
