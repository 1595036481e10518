import type { Simulation } from '@everything-wallet/sdk';

/** Returns the contracts whose tokens a call moves or approves. */
export function contractsOf({
  movements,
  permissions,
}: Pick<Simulation['call'], 'movements' | 'permissions'>): string[] {
  return [...movements, ...permissions].flatMap(({ asset }) => asset.contract ?? []);
}
