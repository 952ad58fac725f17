import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerAccount, openPage } from '../testing/contactPage.ts';

const user = userEvent.setup();

answerAccount();

describe('the three cards', () => {
  it('leads to the Telegram channel in a new tab', async () => {
    await openPage();
    const link = screen.getByRole('link', { name: /Telegram/ });
    expect(link).toHaveAttribute('href', 'https://t.me/example_channel');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  it.each(['Card', 'PayPal', 'Crypto'])('says that paying with %s would be integrated', async method => {
    const { notify } = await openPage();
    await user.click(screen.getByRole('button', { name: `Pay with ${method}` }));
    expect(notify).toHaveBeenCalledWith({
      title: 'Payment Integration',
      description: 'Payment would be integrated here in production.',
    });
  });
});

it('shows the form while the data layer is missing, and loads the bookings on demand', async () => {
  await openPage({ failedClients: 1 });
  expect(screen.getByRole('form', { name: 'Book Consultation' })).toBeVisible();
  expect(screen.getByText('Your consultations could not be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Nothing booked yet/)).toBeVisible();
});
