import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { localTo } from '../../../lib/language/localTo.ts';
import { splitAnswer } from '../splitAnswer.ts';

interface AnswerTextProps {
  text: string;
}

/** An answer as plain text, with links only for the product's own paths. */
export function AnswerText({ text }: AnswerTextProps) {
  return splitAnswer(text).map(({ text: part, isPath }, index) =>
    isPath ? (
      <Link key={index} component={RouterLink} to={localTo(part)} sx={{ fontWeight: 600 }}>
        {part}
      </Link>
    ) : (
      part
    ),
  );
}
