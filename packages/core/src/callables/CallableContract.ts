import type { z } from 'zod';

/** Contract of one callable between browser and server: its name and the schemas of question and answer. */
export interface CallableContract<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  /** Name of the deployed function. */
  readonly name: string;
  readonly input: Input;
  readonly output: Output;
}

/** Types a contract by its schemas. */
export function callableContract<Input extends z.ZodType, Output extends z.ZodType>(
  contract: CallableContract<Input, Output>,
): CallableContract<Input, Output> {
  return contract;
}
