import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readSendTo, type SendTo } from '../wallet/sendTo.ts';

/** Returns the recipient that the former screen requested; once, not again after a reload or Back. */
export function useSendTo(): SendTo | undefined {
  const location = useLocation();
  const navigate = useNavigate();
  const [sendTo] = useState(() => readSendTo(location.state));
  const isLeft = readSendTo(location.state) !== undefined;
  useEffect(() => {
    if (isLeft) void navigate(location.pathname, { replace: true, preventScrollReset: true });
  }, [isLeft, location.pathname, navigate]);
  return sendTo;
}
