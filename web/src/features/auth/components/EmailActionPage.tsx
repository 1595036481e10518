import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../../../lib/text/useText.ts';
import { readActionLink } from '../readActionLink.ts';
import { EmailAction } from './EmailAction.tsx';
import { EmailFrame } from './EmailFrame.tsx';

/**
 * /auth/action: target of the links in Firebase's e-mails (docs/operations.md, Mail).
 *
 * The code in the address is a secret: it stays in memory only, and is removed from the address bar and the history at once.
 */
export function EmailActionPage() {
  const t = useText();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const [link] = useState(() => readActionLink(search));

  useEffect(() => {
    if (search !== '' || hash !== '') void navigate(pathname, { replace: true });
  }, [navigate, pathname, search, hash]);

  if (link === 'malformed')
    return <EmailFrame title={t('email.malformed')} text={t('email.malformedText')} />;
  if (link === 'unsupported') {
    return <EmailFrame title={t('email.unsupported')} text={t('email.unsupportedText')} />;
  }
  return <EmailAction link={link} />;
}
