import { InlineCode } from '../../../components/InlineCode.tsx';

interface MarkedTextProps {
  children: string;
}

/** A text of the contract, with code between backticks. */
export function MarkedText({ children }: MarkedTextProps) {
  return children
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <InlineCode key={index}>{part}</InlineCode> : part));
}
