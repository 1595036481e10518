import { Outlet, ScrollRestoration } from 'react-router-dom';

/** What all screens share: scrolling to the top of a new screen, and back to where one was. */
export function RootLayout() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
