import { Fragment, type ReactNode } from 'react';
import type { TextId } from '../../texts/texts.ts';
import type { Text } from './useText.ts';

/** First of the private-use characters that mark the places of nodes; no text of the catalogue has one. */
const FIRST_MARK = 0xe000;

/**
 * Fills a text's parameters with elements. Foreign text is never searched for marks, because it is inside the elements.
 *
 * @param nodes by parameter
 */
export function textWithNodes(t: Text, id: TextId, nodes: Readonly<Record<string, ReactNode>>): ReactNode {
  const names = Object.keys(nodes);
  const markOf = (place: number) => String.fromCharCode(FIRST_MARK + place);
  const text = t(id, Object.fromEntries(names.map((name, place) => [name, markOf(place)])));
  return Array.from(text.split(/([\uE000-\uE0FF])/), (part, place) => {
    const name = names[part.charCodeAt(0) - FIRST_MARK];
    return <Fragment key={place}>{name === undefined ? part : nodes[name]}</Fragment>;
  });
}
