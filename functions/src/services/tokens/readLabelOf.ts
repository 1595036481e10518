import { chainOf } from '../chain/clientOf.ts';
import { createLabelReader } from './createLabelReader.ts';

/** Reads labels of token amounts, each contract once per instance. */
export const readLabelOf = createLabelReader(chainOf);
