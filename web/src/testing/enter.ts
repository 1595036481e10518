import type { UserEvent } from '@testing-library/user-event';

/** Puts a text into a field at once, where it does not matter how it is typed: a key at a time takes a hundred times as long. */
export async function enter(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
