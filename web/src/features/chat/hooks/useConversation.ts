import { useSyncExternalStore } from 'react';
import type { Conversation, ConversationState } from '../Conversation.ts';

/** Keeps a component in step with a conversation. */
export function useConversation(conversation: Conversation): ConversationState {
  return useSyncExternalStore(conversation.subscribe, conversation.getState);
}
