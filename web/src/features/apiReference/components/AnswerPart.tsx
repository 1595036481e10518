import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { CodeSample } from '../../../components/CodeSample.tsx';
import { paths } from '../../../config/paths.ts';
import { localTo } from '../../../lib/language/localTo.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { ReceivedAnswer } from '../api/sendRequest.ts';
import { MemberList } from './MemberList.tsx';

interface AnswerPartProps {
  answer: ReceivedAnswer;
}

/** Response of the API: headers, body, and a link to the explanation of a problem. */
export function AnswerPart({ answer: { headers, body, code } }: AnswerPartProps) {
  const t = useText();
  return (
    <>
      <MemberList
        label={t('reference.try.headers')}
        members={headers.map(([name, value]) => ({ name, kind: '', meaning: value }))}
      />
      <CodeSample name={t('reference.try.body')} code={body} />
      {code !== undefined && (
        <Box
          component={Link}
          to={localTo({ pathname: paths.apiErrors, hash: code })}
          sx={{
            display: 'flex',
            alignItems: 'center',
            minHeight: 44,
            color: 'primary.main',
            fontWeight: 600,
          }}
        >
          {t('reference.try.explain', { code })}
        </Box>
      )}
    </>
  );
}
