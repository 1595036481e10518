import { secretInText } from '@everything-wallet/core/chat/secretInText';
import type { TextId } from '../../texts/texts.ts';
import type { OperationField } from './readOperations.ts';

/**
 * What keeps a field from being sent, or undefined. Anything else that is wrong with it, the API itself says: that can be
 * tried as well.
 */
export function problemInField(field: OperationField, value: string): TextId | undefined {
  if (value === '') return field.isRequired ? 'common.error.required' : undefined;
  const secret = secretInText(value);
  if (secret === 'phrase' || secret === 'apiKey') return 'reference.error.secret';
  // A transaction hash cannot be told from a private key.
  return secret === 'privateKey' && field.name !== 'hash' ? 'reference.error.secret' : undefined;
}
