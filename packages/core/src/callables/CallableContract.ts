import type { z } from 'zod';

/** What browser and server agree on for one callable function: its name, and the shapes of question and answer. */
export interface CallableContract<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  /** The deployed function's name. */
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
