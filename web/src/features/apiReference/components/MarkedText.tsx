import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';
import { InlineCode } from '../../../components/InlineCode.tsx';

interface MarkedTextProps {
  children: string;
}

/** A text of the API description, in English in every language, with code between backticks. */
export function MarkedText({ children }: MarkedTextProps) {
  return (
    <span lang={SOURCE_LANGUAGE} dir="ltr">
      {children
        .split('`')
        .map((part, index) => (index % 2 === 1 ? <InlineCode key={index}>{part}</InlineCode> : part))}
    </span>
  );
}
