import { bytes32, smallUint } from '../../reading/abiTypes.ts';

/** Types of a signature among the arguments: v, r, s. */
export const passedSignature = [smallUint(8), bytes32, bytes32] as const;
