import type { Simulation } from '@everything-wallet/sdk';

/** The contracts whose tokens a call moves or allows. */
export function contractsOf({
  movements,
  permissions,
}: Pick<Simulation['call'], 'movements' | 'permissions'>): string[] {
  return [...movements, ...permissions].flatMap(({ asset }) => asset.contract ?? []);
}
