import { secretInText } from '@everything-wallet/core/chat/secretInText';
import type { TextId } from '../../texts/texts.ts';
import type { OperationField } from './readOperations.ts';

/**
 * Returns the problem that prevents sending a field, or undefined. The API reports other errors, so that they can be tried too.
 */
export function problemInField(field: OperationField, value: string): TextId | undefined {
  if (value === '') return field.isRequired ? 'common.error.required' : undefined;
  const secret = secretInText(value);
  if (secret === 'phrase' || secret === 'apiKey') return 'reference.error.secret';
  // A transaction hash has the form of a private key.
  return secret === 'privateKey' && field.name !== 'hash' ? 'reference.error.secret' : undefined;
}
