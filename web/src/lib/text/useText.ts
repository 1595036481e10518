import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import type { MessageId } from '../../messages/messages.ts';

/** Reads a text of the catalogue in the person's language, with its placeholders filled in. */
export type Text = (id: MessageId, values?: Readonly<Record<string, string | number>>) => string;

/** Gives a component the catalogue. */
export function useText(): Text {
  const { _ } = useLingui();
  return useCallback((id, values) => _(id, values), [_]);
}
