import { chainOf } from '../chain/chainOf.ts';
import { createLabelReader } from './createLabelReader.ts';

/** How amounts of a contract's tokens are written, each asked once an instance. */
export const readLabelOf = createLabelReader(chainOf);
