import Container from '@mui/material/Container';
import { Outlet } from 'react-router-dom';

/** What all public pages stand in: header, page, footer. */
export function SiteLayout() {
  return (
    <Container component="main">
      <Outlet />
    </Container>
  );
}
