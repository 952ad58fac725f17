import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Whoever types into the form. */
export const user = userEvent.setup();

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const submitButton = () => screen.getByRole('button', { name: 'Book Consultation' });
/** Pasted: a keystroke costs as much as a whole text. */
export async function enter(label: string, text: string) {
  await user.click(field(label));
  await user.paste(text);
}

/** What `fillIn` enters, by the fields' labels. */
export const filled = {
  Name: 'Ada',
  Email: 'ada@example.com',
  Phone: '+44 20 7946 0000',
  'Service interest': 'coaching',
  Message: 'Evenings.',
};
const byLabel = (textOf: (label: string) => string) =>
  Object.fromEntries(Object.keys(filled).map(label => [label, textOf(label)]));
export const empty = byLabel(() => '');
export const entries = () => byLabel(label => field(label).value);

export async function fillIn() {
  for (const [label, text] of Object.entries(filled))
    await (field(label) instanceof HTMLSelectElement
      ? user.selectOptions(field(label), text)
      : enter(label, text));
}
