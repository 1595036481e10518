import type { LidoPosition, LidoState } from '@everything-wallet/core/callables/vaultsAnswer';

/** What is known of Lido where it is open, and of what accounts have staked: nothing, but what is different of all of them. */
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
