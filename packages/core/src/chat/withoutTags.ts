/** Removes the tags of HTML and of forums from a text. */
export function withoutTags(text: string): string {
  return text.replace(/<[^<>]{0,200}>/g, ' ').replace(/\[\/?[a-z]{1,8}\]/gi, ' ');
}
