import { askSupport } from './api/askSupport.ts';
import { Conversation } from './Conversation.ts';
import { findSecret } from './findSecret.ts';

/** The visitor's conversation: it outlives the panel and the page, and is gone with a reload. */
export const supportConversation = new Conversation(askSupport, findSecret);
