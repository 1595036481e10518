declare module 'virtual:compiled-messages' {
  import type { Messages } from '@lingui/core';

  /** The catalogue, compiled by web/compiledMessages.ts. */
  export const compiledMessages: Messages;
}
