import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Whoever types into the form. */
export const user = userEvent.setup();

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const submitButton = () => screen.getByRole('button', { name: 'Book Consultation' });
export const entries = () =>
  ['Name', 'Email', 'Phone', 'Service interest', 'Message'].map(label => field(label).value);

/** Pasted: a keystroke costs as much as a whole text. */
export async function enter(label: string, text: string) {
  await user.click(field(label));
  await user.paste(text);
}

export async function fillIn() {
  await enter('Name', 'Ada');
  await enter('Email', 'ada@example.com');
  await enter('Phone', '+44 20 7946 0000');
  await user.selectOptions(field('Service interest'), 'coaching');
  await enter('Message', 'Evenings.');
}
export const filled = ['Ada', 'ada@example.com', '+44 20 7946 0000', 'coaching', 'Evenings.'];
