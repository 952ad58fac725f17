import { z } from 'zod';

const name = z.string().trim().max(100, 'At most 100 characters').default('');

const SignInRule = z.object({
  email: z
    .string()
    .trim()
    .min(1, 'Required')
    .max(254, 'At most 254 characters')
    .pipe(z.email('Invalid email')),
  firstName: name,
  lastName: name,
});

/** The sign-in form's fields; any address is accepted. */
export type SignIn = z.infer<typeof SignInRule>;

/** The form as it was typed, to be shown again, and what is wrong with each field. */
export interface SignInForm {
  values: SignIn;
  errors: Partial<Record<keyof SignIn, string>>;
}

/** The empty form, with the address that the site knows already. */
export const formFor = (loginHint: unknown): SignInForm => ({
  values: { email: typeof loginHint === 'string' ? loginHint : '', firstName: '', lastName: '' },
  errors: {},
});

/** Parses the posted form: the sign-in, or the form with its errors. */
export function readSignIn(fields: URLSearchParams): { signIn: SignIn } | { form: SignInForm } {
  const typed = (field: keyof SignIn) => fields.get(field) ?? '';
  const values = { email: typed('email'), firstName: typed('firstName'), lastName: typed('lastName') };
  const parsed = SignInRule.safeParse(values);
  if (parsed.success) return { signIn: parsed.data };
  const errors = Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path[0], message]));
  return { form: { values, errors } };
}
