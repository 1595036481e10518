/** Key of the note that pushes are on (`pushMark`): screens that only ask if there is one need no more code. */
export const PUSH_KEY = 'push';
