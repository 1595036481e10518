import type { TokenStandard } from '../../../tokens/TokenStandard.ts';
import type { CallFrame } from '../../reading/CallReader.ts';

/** True if the called contract is known to be of another standard. */
export function isOfOther({ facts }: CallFrame, standard: TokenStandard): boolean {
  return facts.standard !== undefined && facts.standard !== standard;
}
