/** The toast of every payment button: no payment provider is connected. */
export const paymentToast = {
  title: 'Payment Integration',
  description: 'Payment would be integrated here in production.',
} as const;
