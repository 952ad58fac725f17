import { afterEach, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SectionUnavailable } from './SectionUnavailable.tsx';

afterEach(() => void jest.restoreAllMocks());

it.each([
  [true, /The rest of the site works/],
  [false, 'We could not reach the server. Check your connection and try again.'],
])('says what still works when the browser is online: %s', (online, text) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  render(<SectionUnavailable retry={async () => {}} />);
  expect(screen.getByText('This section is unavailable right now.')).toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
});
